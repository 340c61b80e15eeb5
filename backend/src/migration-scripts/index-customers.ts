import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Index that staff's list of customers needs when there are many; Medusa's tables have none for it. */
const STATEMENTS = [
  `create index if not exists idx_auth_verification_verified on auth_verification (entity_id)
    where verified_at is not null and deleted_at is null`,
];

/** Makes the index of {@link STATEMENTS}. */
export default async function indexCustomers({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const statement of STATEMENTS) await database.raw(statement);
}
