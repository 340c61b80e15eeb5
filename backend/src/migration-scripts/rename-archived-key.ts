import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Databases of 0.1 keep the moment of archiving under another key. */
const STATEMENT = `update product
    set metadata = (metadata - 'retired_at') || jsonb_build_object('archived_at', metadata -> 'retired_at')
  where metadata ? 'retired_at'`;

/** Renames the key, see {@link STATEMENT}. */
export default async function renameArchivedKey({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(STATEMENT);
}
