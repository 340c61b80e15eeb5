import { dollarsFromCents } from "@eldercare/contracts";
import type { PriceChange } from "../../../medusa/price-records";
import type { VariantChange, WriteContext } from "./write-context";

/** What changes of a variant's base price and of its entry in the sale price list. */
export function changedPrices(
  { current, target }: VariantChange,
  saleListOf: WriteContext["saleListOf"],
): PriceChange[] {
  const { priceSetId, basePriceId, salePriceId, fields } = current;
  if (!priceSetId) return [];
  const isOriginalChanged = fields.originalCents !== target.originalCents;
  // An entry that lowered nothing could lower a new price: then it goes.
  const isSaleLeft = target.saleCents === null && salePriceId !== null;
  const isSaleChanged = fields.saleCents !== target.saleCents || (isSaleLeft && isOriginalChanged);
  const isMoved =
    fields.saleStartsAt !== target.saleStartsAt || fields.saleEndsAt !== target.saleEndsAt;
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
    priceListId: saleListOf(target),
  };
  // Other days are another list: the entry of the old one goes.
  const moved = [...(salePriceId ? [{ ...sale, amount: null }] : []), { ...sale, id: null }];
  const sales = isMoved && target.saleCents !== null ? moved : isSaleChanged ? [sale] : [];
  return [...(isOriginalChanged ? [original] : []), ...sales];
}
