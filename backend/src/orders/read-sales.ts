import type { SalesCount, SalesQuery, SalesResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readSalesSums } from "../modules/shop-order/sales-sums";
import { salesParts } from "./sales-parts";

/**
 * What was sold by day, week or month, by the rule of the dashboard's revenue: an order counts, with
 * all that was ever paid back of it, in the part in which it was placed.
 */
export async function readSales(
  container: MedusaContainer,
  { by }: SalesQuery,
): Promise<SalesResponse> {
  const parts = salesParts(by, new Date());
  const days = [...parts.before, ...parts.now, parts.running];
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const found = await readSalesSums(database, days);
  const countOf = (from: string): SalesCount => {
    const { revenueCents = 0, orders = 0 } = found.get(from) ?? {};
    return { from, revenueCAD: revenueCents, orders };
  };
  return {
    by,
    before: parts.before.map(countOf),
    now: parts.now.map(countOf),
    running: countOf(parts.running),
  };
}
