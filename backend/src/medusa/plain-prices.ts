import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * A price set's prices in CAD as SQL reads them, in dollars: the cheapest without a price list, and
 * the cheapest of the sales that run now.
 */
export interface ReadPrices {
  base: number | null;
  sale: number | null;
  /** False where any has rules or overrides others: Medusa's Pricing Module has to compute. */
  isPlain: boolean | null;
}

/** What is paid now, and what without a sale; dollars. */
export interface PriceNow {
  amount: number;
  /** Null where there is a price only while a sale runs. */
  original: number | null;
  includesTax: boolean;
}

/** Whose price is asked for, beside the currency. */
export type PriceContext = { region_id: string; item_total?: number };

/** SQL of the {@link ReadPrices} of the price set that `set` names, as JSON. */
export function pricesOfSet(set: string): string {
  return `(select json_build_object(
      'base', min(pr.amount) filter (where pr.price_list_id is null),
      'sale', min(pr.amount) filter (where pr.price_list_id is not null),
      'isPlain', bool_and(coalesce(pr.rules_count, 1) = 0
        and (pr.price_list_id is null or (pl.type = 'sale' and coalesce(pl.rules_count, 1) = 0))))
    from price pr
    left join price_list pl on pl.id = pr.price_list_id and pl.status = 'active'
      and pl.deleted_at is null and (pl.starts_at is null or pl.starts_at <= now())
      and (pl.ends_at is null or pl.ends_at >= now())
    where pr.price_set_id = ${set} and pr.currency_code = 'cad' and pr.deleted_at is null
      and (pr.min_quantity is null or pr.min_quantity <= 1)
      and (pr.price_list_id is null or pl.id is not null))`;
}

/** SQL of whether prices in CAD include taxes; prices of rules may differ. */
export const CAD_INCLUDES_TAX = `coalesce((
    select pf.is_tax_inclusive from price_preference pf
    where pf.attribute = 'currency_code' and pf.value = 'cad' and pf.deleted_at is null
    limit 1), false)`;

/**
 * The price of a set at this moment, as the Pricing Module computes it; null without one. Plain ones
 * are read off: its own way takes three statements and their objects for each.
 */
export async function priceNow(
  container: MedusaContainer,
  set: { id: string | null; prices: ReadPrices | null; includesTax: boolean },
  context: PriceContext,
): Promise<PriceNow | null> {
  const { id, prices, includesTax } = set;
  if (!id || !prices) return null;
  if (prices.isPlain === false) return computedPrice(container, id, context);
  const { base, sale } = prices;
  const amount = sale !== null && (base === null || sale <= base) ? sale : base;
  return amount === null ? null : { amount, original: base, includesTax };
}

async function computedPrice(
  container: MedusaContainer,
  id: string,
  context: PriceContext,
): Promise<PriceNow | null> {
  const [price] = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id: [id] }, { context: { currency_code: "cad", ...context } });
  const { calculated_amount: amount, original_amount: original } = price ?? {};
  if (amount == null) return null;
  return {
    amount: Number(amount),
    original: original == null ? null : Number(original),
    includesTax: price?.is_calculated_price_tax_inclusive ?? false,
  };
}
