import { type CurrentProduct, shownDiscount } from "@eldercare/catalog-import";
import { centsFromDollars } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { imageWithoutHost } from "../../media/image-without-host";
import {
  type PriceRecord,
  type ProductRecord,
  type ProductsWanted,
  readProductRecords,
} from "../../medusa/product-records";
import { availableOf } from "./available";
import { mainCategory } from "./main-category";
import { storedSpecs } from "./medusa-product";
import type { SalesContext } from "./sales-context";

/** Where price and stock are. */
export type ReadingPlace = Pick<SalesContext, "salesChannelId" | "stockLocationIds"> & {
  stockLocationId: string;
  salePriceListId: string;
};

/** A product as it is kept now, for whoever changes it. */
export interface ProductNow extends CurrentProduct {
  /** Pieces that can be sold. */
  available: number;
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
  const { merchandising, stock } = record;
  const { base, sale } = pricesOf(record, place);
  const level = stock.kits[0]?.levels.find(
    ({ locationId }) => locationId === place?.stockLocationId,
  );
  const main = mainCategory(record.categories);
  const originalCents = base ? centsOf(base) : 0;
  const saleCents = sale ? saleBelow(originalCents, centsOf(sale)) : null;
  return {
    id: record.id,
    variantId: record.variant_id,
    priceSetId: record.price_set_id,
    basePriceId: base?.id ?? null,
    inventoryItemId: stock.kits[0]?.itemId ?? null,
    hasStockLevel: level !== undefined,
    salePriceId: sale?.id ?? null,
    merchandisingId: merchandising?.id ?? null,
    categorySlugs: record.categories.map(({ handle }) => handle),
    reserved: level?.reserved ?? 0,
    available: availableOf(stock, place?.stockLocationIds ?? []),
    isPlain: isPlain(record, place),
    fields: {
      sku: record.sku ?? "",
      slug: record.handle,
      name: record.title,
      description: record.description ?? "",
      nameFr: merchandising?.name_fr ?? "",
      descriptionFr: merchandising?.description_fr ?? "",
      categorySlug: main?.handle ?? null,
      originalCents,
      discountPercentage: shownDiscount(originalCents, saleCents, merchandising?.discount ?? 0),
      saleCents,
      onHand: level?.onHand ?? 0,
      featured: merchandising?.featured ?? false,
      rating: merchandising?.rating ?? 0,
      reviewCount: merchandising?.reviews ?? 0,
      images: record.images.flatMap(({ url, alt }) => {
        const address = imageWithoutHost(url);
        return address ? [{ url: address, alt: alt ?? "" }] : [];
      }),
      specs: storedSpecs(merchandising?.specs),
      status: record.status,
    },
  };
}

/** The CAD price for everybody, and the entry in the shop's sale price list. */
function pricesOf(
  { prices }: ProductRecord,
  place: ReadingPlace | null,
): { base: PriceRecord | undefined; sale: PriceRecord | undefined } {
  const forAll = prices.filter((price) => !price.is_special);
  return {
    base: forAll.find(({ list }) => list === null),
    sale: forAll.find(({ list }) => list !== null && list === place?.salePriceListId),
  };
}

const centsOf = ({ amount }: PriceRecord) => centsFromDollars(Number(amount));

/** A sale price that lowers nothing is no sale. */
function saleBelow(originalCents: number, saleCents: number): number | null {
  return saleCents < originalCents ? saleCents : null;
}

/** Whether the shop shows nothing but the fields: one variant, one place, no further prices. */
function isPlain(record: ProductRecord, place: ReadingPlace | null): boolean {
  const { base, sale } = pricesOf(record, place);
  const [kit, ...further] = record.stock.kits;
  return (
    record.variants === 1 &&
    record.stock.isCounted &&
    record.price_set_id !== null &&
    base !== undefined &&
    record.prices.length === (sale ? 2 : 1) &&
    kit?.perPiece === 1 &&
    further.length === 0 &&
    kit.levels.every(({ locationId }) => locationId === place?.stockLocationId) &&
    record.categories.length <= 1 &&
    record.channels.length === 1 &&
    record.channels[0] === place?.salesChannelId
  );
}
