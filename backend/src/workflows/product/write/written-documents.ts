import type { CurrentProduct, ProductFields } from "@eldercare/catalog-import";
import { availableOf } from "../../../catalog/products/available";
import { mainFirst } from "../../../catalog/products/main-category";
import { type ProductDocument, productDocument } from "../../../catalog/products/product-document";
import type { ShopCategory, ShopProduct } from "../../../catalog/products/shop-product";
import type { StockLevel } from "../../../medusa/variant-stock";
import type { StoreContext } from "../../store/store-context";

export interface WrittenProduct {
  product: CurrentProduct;
  fields: ProductFields;
}

/** What else is known when products were written. */
export interface KnownToDocuments {
  store: StoreContext;
  /** By slug. */
  categories: ReadonlyMap<string, ShopCategory>;
  /** Of the written products, by inventory item. */
  levels: ReadonlyMap<string, StockLevel>;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}

/**
 * The search documents of products that were just written, without asking Medusa for them again:
 * of plain products, and only those, fields and level are all that the shop shows.
 */
export function writtenDocuments(
  written: readonly WrittenProduct[],
  known: KnownToDocuments,
): ProductDocument[] {
  const { readAt, store } = known;
  return written
    .map((each) => productDocument(shopProduct(each, known), { ...store, readAt }))
    .filter((document) => document !== null);
}

function shopProduct(
  { product: { id, variantId, inventoryItemId }, fields }: WrittenProduct,
  { store: { salesChannelId, stockLocationIds }, categories, levels }: KnownToDocuments,
): ShopProduct {
  const { categorySlug, furtherCategorySlugs, originalCents, saleCents, ...shown } = fields;
  const main = categories.get(categorySlug ?? "");
  const others = furtherCategorySlugs.flatMap((slug) => categories.get(slug) ?? []);
  const level = levels.get(inventoryItemId ?? "");
  const kits = [{ perPiece: 1, levels: level ? [level] : [] }];
  return {
    ...shown,
    id,
    variantId,
    isArchived: false,
    salesChannelIds: [salesChannelId],
    price: { cents: saleCents ?? originalCents, originalCents },
    available: availableOf({ isCounted: true, kits }, stockLocationIds),
    categories: mainFirst([...(main ? [main] : []), ...others], main?.id),
  };
}
