import type { CurrentVariant, VariantFields } from "@eldercare/catalog-import";
import { dollarsFromCents } from "@eldercare/contracts";
import { newId } from "../../../medusa/new-id";
import type { NewVariant } from "../../../medusa/new-product";
import type { WriteContext } from "./write-context";

/** A variant that nobody else knows yet: all its parts have ids. */
export interface MadeVariant extends CurrentVariant {
  priceSetId: string;
  inventoryItemId: string;
}

export function madeVariant<Fields extends VariantFields>(
  fields: Fields,
): MadeVariant & { fields: Fields } {
  return {
    variantId: newId("variant"),
    priceSetId: newId("pset"),
    basePriceId: null,
    inventoryItemId: newId("iitem"),
    hasStockLevel: true,
    salePriceId: null,
    reserved: 0,
    fields,
  };
}

/** A variant as Medusa's tables shall hold it, at its place among all of its product. */
export function newVariantRecord(
  { variantId, priceSetId, inventoryItemId, fields }: MadeVariant,
  rank: number,
  { saleListOf }: Pick<WriteContext, "saleListOf">,
): NewVariant {
  const base = { amount: dollarsFromCents(fields.originalCents), priceListId: null };
  const sale = fields.saleCents === null ? [] : [dollarsFromCents(fields.saleCents)];
  return {
    ...{ variantId, priceSetId, inventoryItemId, rank },
    sku: fields.sku,
    optionValues: fields.optionValues,
    weight: fields.weight,
    barcode: fields.barcode,
    images: fields.variantImages,
    prices: [base, ...sale.map((amount) => ({ amount, priceListId: saleListOf(fields) }))],
    onHand: fields.onHand,
  };
}
