import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Each page of staff's list says how many customers there are: a small index is read for it. */
const STATEMENT = `create index concurrently if not exists idx_customer_account_counted on customer
  (has_account) where has_account and deleted_at is null`;

/** Makes the index of {@link STATEMENT}. */
export default async function indexCountedAccounts({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(STATEMENT);
}
