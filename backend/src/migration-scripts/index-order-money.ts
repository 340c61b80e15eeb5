import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** The dashboard adds up what orders came to and what was paid of them; both stand in one index. */
const STATEMENT = `create index if not exists idx_shop_order_money
  on shop_order (status) include (amount_cents, received_cents)
  where is_placed and deleted_at is null`;

/** Makes the index of {@link STATEMENT} in place of the one without what was paid. */
export default async function indexOrderMoney({ container }: ExecArgs): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.raw(STATEMENT);
  await database.raw("drop index if exists idx_shop_order_figures");
}
