import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PRODUCTS_OF_SALE_WINDOWS, TIME_TO_SALE_WINDOW } from "../../medusa/product-change-sources";
import { PRODUCT_CHANGE_TABLE } from "./product-change-triggers";

/** Milliseconds until the next sale begins or ends, by the database's clock; null where none will. */
export async function timeToSaleWindow(container: MedusaContainer): Promise<number | null> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: { ms: number | null }[] }>(TIME_TO_SALE_WINDOW);
  return rows[0]?.ms ?? null;
}

/**
 * Notes the products of price lists that started or ended since the last look: time passing changes
 * their prices without any write. Servers that look at once each see a part or nothing, never miss.
 */
export async function noteSaleWindows(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.raw(
      "select checked_at, now() as until from sale_window_check for update",
    );
    const { checked_at, until } = rows[0];
    await transaction.raw(
      `insert into ${PRODUCT_CHANGE_TABLE} (product_id) ${PRODUCTS_OF_SALE_WINDOWS}`,
      [checked_at, until, checked_at, until],
    );
    await transaction.raw("update sale_window_check set checked_at = ?", [until]);
  });
}
