import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readAvailableStock } from "../../../medusa/available-stock";
import type { PricedLine } from "./cart-lines";

/** The lines with the stock of this moment, in one statement: many buyers may be waiting for it. */
export async function withFreshStock(
  container: MedusaContainer,
  salesChannelId: string,
  lines: readonly PricedLine[],
): Promise<PricedLine[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const variantIds = lines.flatMap(({ variantId }) => variantId ?? []);
  const counted = await readAvailableStock(database, salesChannelId, variantIds);
  return lines.map((line) => ({
    ...line,
    available: Math.max(0, counted.get(line.variantId ?? "") ?? line.available),
  }));
}
