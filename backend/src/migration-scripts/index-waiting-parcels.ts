import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Parcels that have not left are counted every minute: few of all that ever did. */
const STATEMENT = `create index if not exists idx_fulfillment_waiting on fulfillment (id)
  where shipped_at is null and canceled_at is null and deleted_at is null`;

/** Makes the index of {@link STATEMENT}. */
export default async function indexWaitingParcels({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(STATEMENT);
}
