import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ACCOUNT_SORTS } from "../medusa/list-accounts";

/** Staff's list of customers in each of its orders; by address Medusa has one. */
const STATEMENTS = [
  `create index if not exists idx_customer_account_date on customer
    (${ACCOUNT_SORTS.date}, id) where has_account and deleted_at is null`,
  `create index if not exists idx_customer_account_name on customer
    ((${ACCOUNT_SORTS.name}), id) where has_account and deleted_at is null`,
];

/** Makes the indexes of {@link STATEMENTS}. */
export default async function indexAccounts({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const statement of STATEMENTS) await database.raw(statement);
}
