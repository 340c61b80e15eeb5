import { centsFromDollars, discountedCents, type Product } from "@eldercare/contracts";
import { imageWithoutHost } from "../../media/image-without-host";

/** What Medusa answers for {@link PRODUCT_FIELDS}; amounts are decimal dollars. */
export interface MedusaProduct {
  id: string;
  title: string;
  handle: string;
  description: string | null;
  status: string;
  metadata?: Record<string, unknown> | null;
  images?:
    | { url: string; rank?: number | null; metadata?: Record<string, unknown> | null }[]
    | null;
  categories?: { id: string; name: string; mpath?: string | null }[] | null;
  sales_channels?: { id: string }[] | null;
  variants?: MedusaVariant[] | null;
  product_merchandising?: MedusaMerchandising | null;
}

export interface MedusaVariant {
  id: string;
  sku: string | null;
  variant_rank?: number | null;
  manage_inventory: boolean;
  allow_backorder: boolean;
  calculated_price?: { calculated_amount: number | null; original_amount: number | null } | null;
  inventory_items?:
    | {
        required_quantity: number;
        inventory?: { location_levels?: MedusaStockLevel[] | null } | null;
      }[]
    | null;
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
  name_fr: string | null;
  description_fr: string | null;
}

/** Fields to ask of `query.graph` for {@link productFromMedusa}. */
export const PRODUCT_FIELDS = [
  "id",
  "title",
  "handle",
  "description",
  "status",
  "metadata",
  "images.url",
  "images.rank",
  "images.metadata",
  "categories.id",
  "categories.name",
  "categories.mpath",
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
  "product_merchandising.*",
];

/** Stock that the shop shows for what staff do not count (no inventory, or backorders allowed). */
const UNCOUNTED_STOCK = 999;

/** Whether somebody could buy it: Medusa has a CAD price for it. */
export function hasPrice(product: MedusaProduct): boolean {
  const price = firstVariant(product)?.calculated_price;
  return price?.calculated_amount != null && price.original_amount != null;
}

/**
 * A product of the shop from Medusa's. Price, stock and SKU are those of the first variant, which
 * is also the one that an order takes; without a price it costs 0, and only staff may see it.
 * `stockLocationIds` are the locations that serve the sales channel.
 */
export function productFromMedusa(
  product: MedusaProduct,
  stockLocationIds: readonly string[],
): Product {
  const variant = firstVariant(product);
  const price = variant?.calculated_price;
  const priceCAD = centsFromDollars(price?.calculated_amount ?? 0);
  const originalPriceCAD = Math.max(centsFromDollars(price?.original_amount ?? 0), priceCAD);
  const merchandising = product.product_merchandising;
  return {
    id: product.id,
    name: product.title,
    slug: product.handle,
    sku: variant?.sku ?? "",
    description: product.description ?? "",
    images: imagesOf(product).map(({ url }) => url),
    priceCAD,
    originalPriceCAD: hasPrice(product) ? originalPriceCAD : null,
    discountPercentage: discountOf(priceCAD, originalPriceCAD, merchandising?.discount_percentage),
    onSale: priceCAD < originalPriceCAD,
    stock: variant ? stockOf(variant, stockLocationIds) : 0,
    featured: merchandising?.featured ?? false,
    categoryId: mainCategory(product)?.id ?? null,
    rating: merchandising?.rating ?? 0,
    reviewCount: merchandising?.review_count ?? 0,
    specs: specsOf(merchandising?.specs),
  };
}

/** The variant whose price, stock and SKU are the product's. */
export function firstVariant({ variants }: MedusaProduct): MedusaVariant | undefined {
  return [...(variants ?? [])].sort(
    (a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0) || (a.id < b.id ? -1 : 1),
  )[0];
}

/** A product's images in their order: address without a host, and what each shows. */
export function imagesOf({ images }: MedusaProduct): { url: string; alt: string }[] {
  return [...(images ?? [])]
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .flatMap(({ url, metadata }) => {
      const address = imageWithoutHost(url);
      return address ? [{ url: address, alt: String(metadata?.alt ?? "") }] : [];
    });
}

/** The most specific of a product's categories. */
export function mainCategory({ categories }: MedusaProduct) {
  const depth = (mpath: string | null | undefined) => (mpath ?? "").split(".").length;
  return [...(categories ?? [])].sort(
    (a, b) => depth(b.mpath) - depth(a.mpath) || (a.id < b.id ? -1 : 1),
  )[0];
}

/** The per cent that staff gave where it explains the price, else what the two prices say. */
function discountOf(priceCAD: number, originalPriceCAD: number, given: number | undefined): number {
  if (priceCAD >= originalPriceCAD) return 0;
  if (given && discountedCents(originalPriceCAD, given) === priceCAD) return given;
  return Math.round((1 - priceCAD / originalPriceCAD) * 100);
}

/** How many can be sold now: what is there and not reserved, in whole kits. */
function stockOf(variant: MedusaVariant, stockLocationIds: readonly string[]): number {
  if (!variant.manage_inventory || variant.allow_backorder) return UNCOUNTED_STOCK;
  const kits = (variant.inventory_items ?? []).map(({ required_quantity, inventory }) => {
    const available = (inventory?.location_levels ?? [])
      .filter(({ location_id }) => stockLocationIds.includes(location_id))
      .reduce(
        (sum, level) => sum + Number(level.stocked_quantity) - Number(level.reserved_quantity),
        0,
      );
    return Math.floor(available / (required_quantity || 1));
  });
  return kits.length === 0 ? 0 : Math.max(0, Math.min(...kits));
}

/** Specs are stored as a list, because JSONB would not keep the order of an object's keys. */
function specsOf(specs: unknown): Record<string, string> {
  if (!Array.isArray(specs)) return {};
  return Object.fromEntries(specs.filter(isSpec).map(({ name, value }) => [name, value]));
}

function isSpec(spec: unknown): spec is { name: string; value: string } {
  return (
    typeof spec === "object" &&
    spec !== null &&
    "name" in spec &&
    typeof spec.name === "string" &&
    "value" in spec &&
    typeof spec.value === "string"
  );
}
