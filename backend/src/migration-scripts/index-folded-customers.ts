import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ACCOUNT_TEXT } from "../medusa/account-text";

/** Names with accents are found as they are typed on a plain keyboard, however many customers there are. */
const STATEMENTS = [
  "create extension if not exists pg_trgm",
  "drop index if exists idx_customer_account_text",
  `create index if not exists idx_customer_account_folded on customer
    using gin ((${ACCOUNT_TEXT}) gin_trgm_ops) where has_account and deleted_at is null`,
];

/** Makes the index of {@link STATEMENTS}. */
export default async function indexFoldedCustomers({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const statement of STATEMENTS) await database.raw(statement);
}
