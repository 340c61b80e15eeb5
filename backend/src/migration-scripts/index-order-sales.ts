import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** What sold in the last weeks is added up for what runs low. */
const STATEMENT = `create index if not exists idx_shop_order_sales
  on shop_order (created_at) include (status, received_cents)
  where is_placed and deleted_at is null`;

/** Makes the index of {@link STATEMENT}. */
export default async function indexOrderSales({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(STATEMENT);
}
