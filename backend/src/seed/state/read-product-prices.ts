import { centsFromDollars } from "@eldercare/contracts";
import type { MedusaContainer, PriceDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** The two prices of a product, in integer cents. */
export interface ProductPrices {
  base: { id: string; cents: number } | null;
  /** Its entry in the sale price list. */
  sale: { id: string; cents: number } | null;
}

/** Prices by price set: the base CAD price, and the one in the sale price list. */
export async function readProductPrices(
  container: MedusaContainer,
  priceSetIds: readonly string[],
  salePriceListId: string | null,
): Promise<Map<string, ProductPrices>> {
  const prices = await container
    .resolve(Modules.PRICING)
    .listPrices(
      { price_set_id: [...priceSetIds], currency_code: "cad" },
      { take: null, relations: ["price_list", "price_rules"] },
    );
  const found = new Map<string, ProductPrices>();
  for (const price of prices.filter(isForEverybody)) {
    const setId = price.price_set_id;
    if (!setId) continue;
    const entry = found.get(setId) ?? { base: null, sale: null };
    const cents = centsFromDollars(Number(price.amount));
    const listId = price.price_list?.id ?? null;
    if (listId === null) entry.base = { id: price.id, cents };
    else if (listId === salePriceListId) entry.sale = { id: price.id, cents };
    found.set(setId, entry);
  }
  return found;
}

/** Prices for one region, group or quantity are staff's own affair. */
function isForEverybody(price: PriceDTO): boolean {
  return !price.price_rules?.length && price.min_quantity == null && price.max_quantity == null;
}
