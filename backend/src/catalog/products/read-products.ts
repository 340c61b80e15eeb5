import {
  type CurrentProduct,
  type CurrentVariant,
  orderedNames,
  shownDiscount,
} from "@eldercare/catalog-import";
import { centsFromDollars } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { imageWithoutHost } from "../../media/image-without-host";
import {
  type PriceRecord,
  type ProductRecord,
  type ProductsWanted,
  readProductRecords,
  type VariantRecord,
} from "../../medusa/product-records";
import { isoMoment } from "../../medusa/sale-price-lists";
import { availableOf, type Warehouse, warehouseOf } from "./available";
import { mainFirst } from "./main-category";
import { storedSpecs } from "./medusa-product";
import type { SalesContext } from "./sales-context";

/** Where price and stock are. */
export type ReadingPlace = Pick<SalesContext, "salesChannelId" | "stockLocationIds"> & {
  stockLocationId: string;
  salePriceListId: string;
};

/** A variant as it is kept now, for whoever changes it. */
export interface VariantNow extends CurrentVariant {
  /** Pieces that can be sold. */
  available: number;
  /** What lies in the warehouse, wherever the shop sends from. */
  warehouse: Warehouse;
}

/** A product as it is kept now, for whoever changes it. */
export interface ProductNow extends CurrentProduct, VariantNow {
  fields: CurrentProduct["fields"];
  furtherVariants: readonly VariantNow[];
  /** Those that it lies in, the main one first. */
  categories: readonly { id: string; slug: string }[];
}

/**
 * The one reader of products for changes, by staff and by files. `place` is null in a dry run
 * before the store is set up.
 */
export async function readProducts(
  database: Knex,
  wanted: ProductsWanted,
  place: ReadingPlace | null,
): Promise<ProductNow[]> {
  const records = await readProductRecords(database, wanted);
  return records.map((record) => productNow(record, place));
}

function productNow(record: ProductRecord, place: ReadingPlace | null): ProductNow {
  const { merchandising } = record;
  const [first, ...further] = record.variants;
  const [main, ...others] = mainFirst(record.categories, merchandising?.main_category_id);
  const defaultVariant = variantNow(first, record, place);
  const furtherVariants = further.map((variant) => variantNow(variant, record, place));
  return {
    ...defaultVariant,
    id: record.id,
    furtherVariants,
    merchandisingId: merchandising?.id ?? null,
    isPlain: isPlain(record, place),
    categories: [...(main ? [main] : []), ...others].map(({ id, handle }) => ({
      ...{ id, slug: handle },
    })),
    fields: {
      slug: record.handle,
      name: record.title,
      description: record.description ?? "",
      nameFr: merchandising?.name_fr ?? "",
      descriptionFr: merchandising?.description_fr ?? "",
      brand: merchandising?.brand ?? "",
      tags: orderedNames(record.tags),
      metaTitle: merchandising?.meta_title ?? "",
      metaDescription: merchandising?.meta_description ?? "",
      categorySlug: main?.handle ?? null,
      furtherCategorySlugs: orderedNames(others.map(({ handle }) => handle)),
      ...defaultVariant.fields,
      featured: merchandising?.featured ?? false,
      rating: merchandising?.rating ?? 0,
      reviewCount: merchandising?.reviews ?? 0,
      images: record.images.flatMap(({ url, alt }) => {
        const address = imageWithoutHost(url);
        return address ? [{ url: address, alt: alt ?? "" }] : [];
      }),
      specs: storedSpecs(merchandising?.specs),
      status: record.status,
      options: record.options.map(({ title }) => title),
      furtherVariants: furtherVariants.map(({ fields }) => fields),
    },
  };
}

function variantNow(
  variant: VariantRecord,
  { options, merchandising }: ProductRecord,
  place: ReadingPlace | null,
): VariantNow {
  const { base, sale } = pricesOf(variant, place);
  const [kit] = variant.stock.kits;
  const level = kit?.levels.find(({ locationId }) => locationId === place?.stockLocationId);
  const originalCents = base ? centsOf(base) : 0;
  const saleCents = sale ? saleBelow(originalCents, centsOf(sale)) : null;
  const discount = variant.discount ?? merchandising?.discount ?? 0;
  return {
    variantId: variant.id,
    priceSetId: variant.price_set_id,
    basePriceId: base?.id ?? null,
    inventoryItemId: kit?.itemId ?? null,
    hasStockLevel: level !== undefined,
    salePriceId: sale?.id ?? null,
    reserved: level?.reserved ?? 0,
    available: availableOf(variant.stock, place?.stockLocationIds ?? []),
    warehouse: warehouseOf(variant.stock, place?.stockLocationIds ?? []),
    fields: {
      sku: variant.sku ?? "",
      optionValues: options.map(
        ({ id }) => variant.values.find(({ option }) => option === id)?.value ?? "",
      ),
      originalCents,
      discountPercentage: shownDiscount(originalCents, saleCents, discount),
      saleCents,
      saleStartsAt: saleCents === null ? null : isoMoment(sale?.starts),
      saleEndsAt: saleCents === null ? null : isoMoment(sale?.ends),
      onHand: level?.onHand ?? 0,
      weight: variant.weight,
      barcode: variant.barcode ?? "",
      variantImages: variant.images.flatMap((url) => imageWithoutHost(url) ?? []),
    },
  };
}

/** The CAD price for everybody, and the entry in the shop's sale price list. */
function pricesOf(
  { prices }: VariantRecord,
  place: ReadingPlace | null,
): { base: PriceRecord | undefined; sale: PriceRecord | undefined } {
  const forAll = prices.filter((price) => !price.is_special);
  return {
    base: forAll.find(({ list }) => list === null),
    sale: forAll.find(
      ({ list, is_dated }) => is_dated || (list !== null && list === place?.salePriceListId),
    ),
  };
}

const centsOf = ({ amount }: PriceRecord) => centsFromDollars(Number(amount));

/** A sale price that lowers nothing is no sale. */
function saleBelow(originalCents: number, saleCents: number): number | null {
  return saleCents < originalCents ? saleCents : null;
}

/** Whether the shop shows nothing but the fields: no reviews, of each variant one place and no further prices. */
function isPlain(record: ProductRecord, place: ReadingPlace | null): boolean {
  return (
    record.variants.every((variant) => isPlainVariant(variant, place)) &&
    !record.merchandising?.published_reviews &&
    record.channels.length === 1 &&
    record.channels[0] === place?.salesChannelId
  );
}

function isPlainVariant(variant: VariantRecord, place: ReadingPlace | null): boolean {
  const { base, sale } = pricesOf(variant, place);
  const [kit, ...further] = variant.stock.kits;
  return (
    variant.stock.isCounted &&
    variant.price_set_id !== null &&
    base !== undefined &&
    variant.prices.length === (sale ? 2 : 1) &&
    !sale?.is_dated &&
    kit?.perPiece === 1 &&
    further.length === 0 &&
    kit.levels.every(({ locationId }) => locationId === place?.stockLocationId)
  );
}
