import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Notes about customers without an email address, by the order at which they were kept. */
const STATEMENT = `create index concurrently if not exists idx_person_note_order
  on person_note (order_id) where order_id is not null`;

/** Makes the index of {@link STATEMENT}. */
export default async function indexNotesOfOrders({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(STATEMENT);
}
