import { dollarsFromCents } from "@eldercare/contracts";
import type { PriceChange } from "../../../medusa/price-records";
import type { VariantChange } from "./write-context";

/** What changes of a variant's base price and of its entry in the sale price list. */
export function changedPrices(
  { current, target }: VariantChange,
  salePriceListId: string,
): PriceChange[] {
  const { priceSetId, basePriceId, salePriceId, fields } = current;
  if (!priceSetId) return [];
  const isOriginalChanged = fields.originalCents !== target.originalCents;
  // An entry that lowered nothing could lower a new price: then it goes.
  const isSaleLeft = target.saleCents === null && salePriceId !== null;
  const isSaleChanged = fields.saleCents !== target.saleCents || (isSaleLeft && isOriginalChanged);
  const original = {
    priceSetId,
    id: basePriceId,
    amount: dollarsFromCents(target.originalCents),
    priceListId: null,
  };
  const sale = {
    priceSetId,
    id: salePriceId,
    amount: target.saleCents === null ? null : dollarsFromCents(target.saleCents),
    priceListId: salePriceListId,
  };
  return [...(isOriginalChanged ? [original] : []), ...(isSaleChanged ? [sale] : [])];
}
