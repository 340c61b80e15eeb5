import { centsFromDollars } from "@eldercare/contracts";
import type { MedusaContainer, PriceDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, QueryContext } from "@medusajs/framework/utils";
import { firstVariant } from "../../catalog/products/first-variant";
import { mainCategory } from "../../catalog/products/main-category";
import {
  fromMedusa,
  type MedusaProduct,
  type MedusaVariant,
  PRODUCT_FIELDS,
} from "../../catalog/products/medusa-product";
import { ARCHIVED_KEY } from "../../medusa/archived-products";
import type { CurrentProduct } from "../catalog-write/catalog-product";
import type { StoreContext } from "../store/store-context";

type Variant = MedusaVariant & {
  price_set?: { id: string } | null;
  inventory_items?:
    | {
        inventory?: {
          id: string;
          location_levels?:
            | { location_id: string; stocked_quantity: number; reserved_quantity: number }[]
            | null;
        } | null;
      }[]
    | null;
};

type Category = NonNullable<MedusaProduct["categories"]>[number] & { handle: string };

type Row = Omit<MedusaProduct, "categories"> & {
  categories?: Category[] | null;
  product_merchandising?: { id: string } | null;
};

const FIELDS = [
  ...PRODUCT_FIELDS,
  "categories.handle",
  "variants.price_set.id",
  "variants.inventory_items.inventory.id",
];

/** A product as it is kept, how many of it can be sold, and how many orders wait for. */
export interface ProductNow extends CurrentProduct {
  available: number;
  reserved: number;
}

/** Reads a product for a change of it; undefined for an unknown or removed one. */
export async function readCurrentProduct(
  container: MedusaContainer,
  id: string,
  store: StoreContext,
): Promise<ProductNow | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "product",
    fields: FIELDS,
    filters: { id },
    context: {
      variants: {
        calculated_price: QueryContext({ currency_code: "cad", region_id: store.regionId }),
      },
    },
  });
  const row = data[0] as Row | undefined;
  if (!row || row.metadata?.[ARCHIVED_KEY]) return undefined;
  const variant = firstVariant(row.variants) as Variant | undefined;
  if (!variant) return undefined;
  const shown = fromMedusa(row, store.stockLocationIds);
  const priceSetId = variant.price_set?.id ?? null;
  const prices = priceSetId ? await readPrices(container, priceSetId, store) : {};
  const inventory = variant.inventory_items?.[0]?.inventory;
  const level = inventory?.location_levels?.find(
    ({ location_id }) => location_id === store.stockLocationId,
  );
  return {
    id: row.id,
    variantId: variant.id,
    priceSetId,
    basePriceId: prices.base?.id ?? null,
    inventoryItemId: inventory?.id ?? null,
    hasStockLevel: level !== undefined,
    salePriceId: prices.sale?.id ?? null,
    merchandisingId: row.product_merchandising?.id ?? null,
    categorySlugs: (row.categories ?? []).map(({ handle }) => handle),
    available: shown.available,
    reserved: Number(level?.reserved_quantity ?? 0),
    fields: {
      sku: shown.sku,
      slug: shown.slug,
      name: shown.name,
      description: shown.description,
      nameFr: row.product_merchandising?.name_fr ?? "",
      descriptionFr: row.product_merchandising?.description_fr ?? "",
      categorySlug: slugOf(row),
      originalCents: prices.base ? centsOf(prices.base) : 0,
      discountPercentage: row.product_merchandising?.discount_percentage ?? 0,
      saleCents: prices.sale ? centsOf(prices.sale) : null,
      stock: Number(level?.stocked_quantity ?? 0),
      featured: shown.featured,
      rating: shown.rating,
      reviewCount: shown.reviewCount,
      images: shown.images,
      specs: shown.specs,
    },
  };
}

function slugOf(row: Row): string | null {
  const main = mainCategory(row.categories);
  return row.categories?.find(({ id }) => id === main?.id)?.handle ?? null;
}

/** The CAD price for everybody, and the entry in the shop's sale price list. */
async function readPrices(
  container: MedusaContainer,
  priceSetId: string,
  { salePriceListId }: StoreContext,
): Promise<{ base?: PriceDTO; sale?: PriceDTO }> {
  const prices = await container
    .resolve(Modules.PRICING)
    .listPrices(
      { price_set_id: [priceSetId], currency_code: "cad" },
      { take: null, relations: ["price_list", "price_rules"] },
    );
  // Prices for one region, group or quantity are staff's own affair.
  const general = prices.filter(
    ({ price_rules, min_quantity, max_quantity }) =>
      !price_rules?.length && min_quantity == null && max_quantity == null,
  );
  return {
    base: general.find(({ price_list }) => !price_list),
    sale: general.find(({ price_list }) => price_list?.id === salePriceListId),
  };
}

function centsOf({ amount }: PriceDTO): number {
  return centsFromDollars(Number(amount));
}
