import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { availableOf } from "../../../catalog/products/available";
import { readVariantStock, type VariantStock } from "../../../medusa/variant-stock";
import type { StoreContext } from "../../store/store-context";
import type { PricedLine } from "../total/cart-lines";

/** A line with what its variant is counted by at this moment. */
export type StockedLine = PricedLine & { stock?: VariantStock };

/** The lines with the stock of this moment, in one statement: many buyers may be waiting for it. */
export async function withFreshStock(
  container: MedusaContainer,
  { stockLocationIds }: StoreContext,
  lines: readonly PricedLine[],
): Promise<StockedLine[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const variantIds = lines.flatMap(({ good }) => good?.variantId ?? []);
  const stocks = await readVariantStock(database, variantIds);
  return lines.map((line) => {
    const stock = stocks.get(line.good?.variantId ?? "");
    return stock ? { ...line, stock, available: availableOf(stock, stockLocationIds) } : line;
  });
}
