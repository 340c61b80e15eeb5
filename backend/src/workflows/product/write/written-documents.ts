import {
  type CurrentProduct,
  type CurrentVariant,
  currentVariantsOf,
  type ProductFields,
  type VariantFields,
  variantsOf,
} from "@eldercare/catalog-import";
import { availableOf } from "../../../catalog/products/available";
import { mainFirst } from "../../../catalog/products/main-category";
import { type ProductDocument, productDocument } from "../../../catalog/products/product-document";
import type {
  ShopCategory,
  ShopChoice,
  ShopPrice,
  ShopProduct,
  ShopVariant,
} from "../../../catalog/products/shop-product";
import { optionsInUse } from "../../../catalog/products/variant-options";
import type { PresentSpecFilters } from "../../../catalog/spec-filters/present-spec-filters";
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
  specFilters: PresentSpecFilters;
}

/**
 * The search documents of products that were just written, without asking Medusa for them again:
 * of plain products, and only those, fields and level are all that the shop shows.
 */
export function writtenDocuments(
  written: readonly WrittenProduct[],
  known: KnownToDocuments,
): ProductDocument[] {
  const { readAt, store, specFilters } = known;
  return written
    .map((each) => productDocument(shopProduct(each, known), { ...store, readAt, specFilters }))
    .filter((document) => document !== null);
}

function shopProduct({ product, fields }: WrittenProduct, known: KnownToDocuments): ShopProduct {
  const { categories } = known;
  const {
    categorySlug,
    furtherCategorySlugs,
    originalCents: _one,
    saleCents: _two,
    ...shown
  } = fields;
  const main = categories.get(categorySlug ?? "");
  const others = furtherCategorySlugs.flatMap((slug) => categories.get(slug) ?? []);
  const choice = choiceOf({ product, fields }, known);
  return {
    ...shown,
    id: product.id,
    variantId: product.variantId,
    isArchived: false,
    salesChannelIds: [known.store.salesChannelId],
    price: priceOf(fields),
    available: availableNow(product, known),
    ...(choice && { choice }),
    categories: mainFirst([...(main ? [main] : []), ...others], main?.id),
  };
}

/** What buyers choose from: as `fromMedusa` answers it. */
function choiceOf(written: WrittenProduct, known: KnownToDocuments): ShopChoice | undefined {
  const { options, images } = written.fields;
  const variants = (writtenVariants(written) ?? []).map(
    ({ current, fields }): ShopVariant => ({
      id: current.variantId,
      sku: fields.sku,
      barcode: fields.barcode,
      options: Object.fromEntries(
        options.flatMap((name, place) => {
          const value = fields.optionValues[place];
          return value ? [[name, value]] : [];
        }),
      ),
      price: priceOf(fields),
      discountPercentage: fields.discountPercentage,
      available: availableNow(current, known),
      images: images.flatMap(({ url }) => (fields.variantImages.includes(url) ? [url] : [])),
    }),
  );
  return variants.length < 2 ? undefined : { options: optionsInUse(variants), variants };
}

/**
 * The variants that a product has once it is written, in their order, with their ids; null where
 * writing makes or removes one, or gives one another SKU: then only Medusa knows them.
 */
export function writtenVariants({
  product,
  fields,
}: WrittenProduct): { current: CurrentVariant; fields: VariantFields }[] | null {
  const now = currentVariantsOf(product);
  const shall = variantsOf(fields);
  const isOnly = now.length === 1 && shall.length === 1;
  const pairs = shall.flatMap((each, place) => {
    const current = now[place];
    const isSame = current && (isOnly || current.fields.sku === each.sku);
    return isSame ? [{ current, fields: each }] : [];
  });
  return pairs.length === now.length && pairs.length === shall.length ? pairs : null;
}

const priceOf = ({ saleCents, originalCents }: VariantFields): ShopPrice => ({
  cents: saleCents ?? originalCents,
  originalCents,
});

function availableNow(
  { inventoryItemId }: CurrentVariant,
  { store: { stockLocationIds }, levels }: KnownToDocuments,
): number {
  const level = levels.get(inventoryItemId ?? "");
  const kits = [{ perPiece: 1, levels: level ? [level] : [] }];
  return availableOf({ isCounted: true, kits }, stockLocationIds);
}
