import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readProductStock } from "../../medusa/variant-stock";
import { type Warehouse, warehouseOf } from "./available";
import { findSalesContext } from "./sales-context";

const NOTHING = { isCounted: true, kits: [] };

/** What is in the warehouse of these products at this moment, by their ids. */
export async function readWarehouse(
  container: MedusaContainer,
  productIds: readonly string[],
): Promise<(productId: string) => Warehouse> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const sales = await findSalesContext(database);
  const stocks = await readProductStock(database, productIds);
  return (id) => warehouseOf(stocks.get(id) ?? NOTHING, sales?.stockLocationIds ?? []);
}
