import type { CurrentProduct, ProductFields } from "@eldercare/catalog-import";
import type { StoreContext } from "../../../workflows/store/store-context";
import { availableOf } from "../../products/available";
import { type ProductDocument, productDocument } from "../../products/product-document";
import type { ShopCategory, ShopProduct } from "../../products/shop-product";

export interface WrittenProduct {
  product: CurrentProduct;
  fields: ProductFields;
}

/**
 * The search documents of products that were just written, without asking Medusa for them again:
 * of plain products, and only those, the fields are all that the shop shows.
 */
export function writtenDocuments(
  written: readonly WrittenProduct[],
  store: StoreContext,
  categories: ReadonlyMap<string, ShopCategory>,
  readAt: number,
): ProductDocument[] {
  return written
    .map((each) => productDocument(shopProduct(each, store, categories), { ...store, readAt }))
    .filter((document) => document !== null);
}

function shopProduct(
  { product: { id, variantId, reserved }, fields }: WrittenProduct,
  { salesChannelId, stockLocationId, stockLocationIds }: StoreContext,
  categories: ReadonlyMap<string, ShopCategory>,
): ShopProduct {
  const { categorySlug, originalCents, saleCents, stock: onHand, ...shown } = fields;
  const category = categorySlug === null ? undefined : categories.get(categorySlug);
  const levels = [{ locationId: stockLocationId, onHand, reserved }];
  return {
    ...shown,
    id,
    variantId,
    isArchived: false,
    salesChannelIds: [salesChannelId],
    price: { cents: saleCents ?? originalCents, originalCents },
    available: availableOf({ isCounted: true, kits: [{ perPiece: 1, levels }] }, stockLocationIds),
    categories: category ? [category] : [],
  };
}
