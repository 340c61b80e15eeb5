import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** The dashboard adds up all orders: from this index, without reading their lines and addresses. */
const STATEMENT = `create index if not exists idx_shop_order_figures
  on shop_order (status) include (amount_cents) where is_placed and deleted_at is null`;

/** Makes the index of {@link STATEMENT}. */
export default async function indexOrderFigures({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(STATEMENT);
}
