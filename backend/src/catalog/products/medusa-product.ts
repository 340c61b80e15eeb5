import { type CatalogImage, type CatalogSpec, orderedNames } from "@eldercare/catalog-import";
import { centsFromDollars } from "@eldercare/contracts";
import { imageWithoutHost } from "../../media/image-without-host";
import { ARCHIVED_KEY } from "../../medusa/archived-products";
import { availableOf, type CountedBy } from "./available";
import { mainFirst } from "./main-category";
import { rankedVariants } from "./ranked-variants";
import type { ShopChoice, ShopPrice, ShopProduct, ShopVariant } from "./shop-product";
import { inOptionOrder, optionsInUse } from "./variant-options";

/** What Medusa answers for {@link PRODUCT_FIELDS}; amounts are decimal dollars. */
export interface MedusaProduct {
  id: string;
  title: string;
  handle: string;
  description: string | null;
  status: string;
  metadata?: Record<string, unknown> | null;
  images?: MedusaImage[] | null;
  options?: MedusaOption[] | null;
  categories?: { id: string; name: string; mpath?: string | null }[] | null;
  sales_channels?: { id: string }[] | null;
  variants?: MedusaVariant[] | null;
  tags?: { value: string }[] | null;
  product_merchandising?: MedusaMerchandising | null;
}

interface MedusaImage {
  url: string;
  rank?: number | null;
  metadata?: Record<string, unknown> | null;
  /** The variants that it shows, where it does not show all of them. */
  variants?: { id: string }[] | null;
}

interface MedusaOption {
  id: string;
  title: string;
  metadata?: Record<string, unknown> | null;
}

export interface MedusaVariant {
  id: string;
  sku: string | null;
  barcode?: string | null;
  variant_rank?: number | null;
  manage_inventory: boolean;
  allow_backorder: boolean;
  calculated_price?: {
    calculated_amount: number | null;
    original_amount: number | null;
    calculated_price?: { price_list_id?: string | null } | null;
  } | null;
  inventory_items?:
    | {
        required_quantity: number;
        inventory?: { location_levels?: MedusaStockLevel[] | null } | null;
      }[]
    | null;
  options?: { value: string; option_id?: string | null }[] | null;
  variant_merchandising?: { discount_percentage: number } | null;
}

interface MedusaStockLevel {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}

interface MedusaMerchandising {
  featured: boolean;
  discount_percentage: number;
  specs: unknown;
  rating: number;
  review_count: number;
  published_rating?: number;
  published_reviews?: number;
  name_fr: string | null;
  description_fr: string | null;
  brand?: string | null;
  meta_title?: string | null;
  meta_description?: string | null;
  main_category_id?: string | null;
}

/** Fields to ask of `query.graph` for what decides whether and for how much a product is sold. */
export const SALE_FIELDS = [
  "id",
  "title",
  "handle",
  "description",
  "status",
  "metadata",
  "sales_channels.id",
  "variants.id",
  "variants.sku",
  "variants.variant_rank",
  "variants.manage_inventory",
  "variants.allow_backorder",
  "variants.calculated_price.*",
  "variants.inventory_items.required_quantity",
  "variants.inventory_items.inventory.location_levels.location_id",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "variants.inventory_items.inventory.location_levels.reserved_quantity",
];

/** Fields to ask of `query.graph` beside {@link SALE_FIELDS} for what there is to choose. */
export const CHOICE_FIELDS = [
  "options.id",
  "options.title",
  "options.metadata",
  "variants.options.value",
  "variants.options.option_id",
  "variants.variant_merchandising.discount_percentage",
];

/** Fields to ask of `query.graph` for all that {@link fromMedusa} reads. */
export const PRODUCT_FIELDS = [
  ...SALE_FIELDS,
  ...CHOICE_FIELDS,
  "variants.barcode",
  "images.url",
  "images.rank",
  "images.metadata",
  "images.variants.id",
  "categories.id",
  "categories.name",
  "categories.mpath",
  "tags.value",
  "product_merchandising.*",
];

/** When a price list ends, in ISO 8601; null: never. */
export type EndOfList = (id: string | null) => string | null;
const NO_END: EndOfList = () => null;

/**
 * A product of the shop from Medusa's own: the one place where dollars become cents. Price, stock
 * and SKU are those of the default variant. `stockLocationIds` serve the shop's channel.
 */
export function fromMedusa(
  row: MedusaProduct,
  stockLocationIds: readonly string[],
  endOfList: EndOfList = NO_END,
): ShopProduct {
  const ranked = rankedVariants(row.variants);
  const [variant] = ranked;
  const merchandising = row.product_merchandising;
  const choice = choiceOf(row, ranked, stockLocationIds, endOfList);
  return {
    id: row.id,
    variantId: variant?.id ?? null,
    status: row.status,
    isArchived: Boolean(row.metadata?.[ARCHIVED_KEY]),
    salesChannelIds: (row.sales_channels ?? []).flatMap((channel) => channel?.id ?? []),
    name: row.title,
    slug: row.handle,
    sku: variant?.sku ?? "",
    barcode: variant?.barcode ?? "",
    description: row.description ?? "",
    nameFr: merchandising?.name_fr ?? "",
    descriptionFr: merchandising?.description_fr ?? "",
    brand: merchandising?.brand ?? "",
    tags: orderedNames((row.tags ?? []).flatMap((tag) => tag?.value ?? [])),
    metaTitle: merchandising?.meta_title ?? "",
    metaDescription: merchandising?.meta_description ?? "",
    price: priceOf(variant, endOfList),
    discountPercentage: discountOf(row, variant),
    available: variant ? availableOf(stockOf(variant), stockLocationIds) : 0,
    featured: merchandising?.featured ?? false,
    ...ratingOf(merchandising),
    images: imagesOf(row),
    categories: mainFirst(row.categories, merchandising?.main_category_id).map(
      ({ id, name, mpath }) => ({ id, name, mpath: mpath ?? "" }),
    ),
    specs: storedSpecs(merchandising?.specs),
    ...(choice && { choice }),
  };
}

/** What buyers of this shop think counts as soon as one of them said it. */
function ratingOf(merchandising: MedusaMerchandising | null | undefined) {
  const { published_reviews: published = 0, published_rating: average = 0 } = merchandising ?? {};
  if (published > 0) return { rating: average, reviewCount: published, isReviewed: true };
  return { rating: merchandising?.rating ?? 0, reviewCount: merchandising?.review_count ?? 0 };
}

/** Variants without a price are not for sale: where no two others are left there is no choice. */
function choiceOf(
  row: MedusaProduct,
  ranked: readonly MedusaVariant[],
  stockLocationIds: readonly string[],
  endOfList: EndOfList,
): ShopChoice | undefined {
  const priced = ranked.flatMap((variant) => {
    const price = priceOf(variant, endOfList);
    return price ? [{ variant, price }] : [];
  });
  if (priced.length < 2 || priced[0]?.variant !== ranked[0]) return undefined;
  const titles = optionTitles(row.options);
  const images = sortedImages(row);
  const variants = priced.map(
    ({ variant, price }): ShopVariant => ({
      id: variant.id,
      sku: variant.sku ?? "",
      barcode: variant.barcode ?? "",
      options: optionsOf(variant, titles),
      price,
      discountPercentage: discountOf(row, variant),
      available: availableOf(stockOf(variant), stockLocationIds),
      images: images
        .filter((image) => image.variants?.some((one) => one?.id === variant.id))
        .flatMap(({ url }) => imageWithoutHost(url) ?? []),
    }),
  );
  return { options: optionsInUse(variants), variants };
}

/** Names of options by their ids, in the order in which they are shown. */
function optionTitles(options: MedusaProduct["options"]): Map<string, string> {
  const sorted = [...(options ?? [])].sort(inOptionOrder);
  return new Map(sorted.map(({ id, title }) => [id, title]));
}

function optionsOf({ options }: MedusaVariant, titles: ReadonlyMap<string, string>) {
  const values = new Map((options ?? []).map(({ option_id, value }) => [option_id, value]));
  return Object.fromEntries(
    [...titles].flatMap(([id, title]) => {
      const value = values.get(id);
      return value === undefined ? [] : [[title, value]];
    }),
  );
}

/** The variant's own per cent, else its product's. */
function discountOf(row: MedusaProduct, variant: MedusaVariant | undefined): number {
  return (
    variant?.variant_merchandising?.discount_percentage ??
    row.product_merchandising?.discount_percentage ??
    0
  );
}

function priceOf(variant: MedusaVariant | undefined, endOfList: EndOfList): ShopPrice | null {
  const { calculated_price: price } = variant ?? {};
  const { calculated_amount: now, original_amount: original } = price ?? {};
  if (now == null || original == null) return null;
  const cents = centsFromDollars(now);
  const saleEndsAt = endOfList(listOf(price));
  return {
    cents,
    originalCents: Math.max(centsFromDollars(original), cents),
    ...(saleEndsAt && { saleEndsAt }),
  };
}

const listOf = (price: MedusaVariant["calculated_price"]) =>
  price?.calculated_price?.price_list_id ?? null;

/** Price lists by which something costs what it costs now. */
export function listsInForce(products: readonly MedusaProduct[]): string[] {
  const variants = products.flatMap(({ variants }) => variants ?? []);
  return [...new Set(variants.flatMap((variant) => listOf(variant?.calculated_price) ?? []))];
}

function stockOf({ inventory_items, ...variant }: MedusaVariant): CountedBy {
  return {
    isCounted: variant.manage_inventory && !variant.allow_backorder,
    kits: (inventory_items ?? []).map(({ required_quantity, inventory }) => ({
      perPiece: required_quantity,
      levels: (inventory?.location_levels ?? []).map((level) => ({
        locationId: level.location_id,
        onHand: Number(level.stocked_quantity),
        reserved: Number(level.reserved_quantity),
      })),
    })),
  };
}

/** A product's images in their order: address without a host, and what each shows. */
function imagesOf(row: MedusaProduct): CatalogImage[] {
  return sortedImages(row).flatMap(({ url, metadata }) => {
    const address = imageWithoutHost(url);
    return address ? [{ url: address, alt: String(metadata?.alt ?? "") }] : [];
  });
}

function sortedImages({ images }: MedusaProduct): MedusaImage[] {
  return [...(images ?? [])].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
}

/** Specs are stored as a list, because JSONB would not keep the order of an object's keys. */
export function storedSpecs(specs: unknown): CatalogSpec[] {
  if (!Array.isArray(specs)) return [];
  return specs.filter(isSpec).map(({ name, value }) => ({ name, value }));
}

function isSpec(spec: unknown): spec is CatalogSpec {
  return (
    typeof spec === "object" &&
    spec !== null &&
    "name" in spec &&
    typeof spec.name === "string" &&
    "value" in spec &&
    typeof spec.value === "string"
  );
}
