import type { CatalogImage, CatalogSpec } from "@eldercare/catalog-import";
import { centsFromDollars } from "@eldercare/contracts";
import { imageWithoutHost } from "../../media/image-without-host";
import { ARCHIVED_KEY } from "../../medusa/archived-products";
import { availableOf, type CountedBy } from "./available";
import { firstVariant } from "./first-variant";
import type { ShopProduct } from "./shop-product";

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

/** Fields to ask of `query.graph` for all that {@link fromMedusa} reads. */
export const PRODUCT_FIELDS = [
  ...SALE_FIELDS,
  "images.url",
  "images.rank",
  "images.metadata",
  "categories.id",
  "categories.name",
  "categories.mpath",
  "product_merchandising.*",
];

/**
 * A product of the shop from Medusa's own: the one place where dollars become cents. Price, stock
 * and SKU are those of the first variant. `stockLocationIds` serve the shop's channel.
 */
export function fromMedusa(row: MedusaProduct, stockLocationIds: readonly string[]): ShopProduct {
  const variant = firstVariant(row.variants);
  const merchandising = row.product_merchandising;
  return {
    id: row.id,
    variantId: variant?.id ?? null,
    status: row.status,
    isArchived: Boolean(row.metadata?.[ARCHIVED_KEY]),
    salesChannelIds: (row.sales_channels ?? []).flatMap((channel) => channel?.id ?? []),
    name: row.title,
    slug: row.handle,
    sku: variant?.sku ?? "",
    description: row.description ?? "",
    nameFr: merchandising?.name_fr ?? "",
    descriptionFr: merchandising?.description_fr ?? "",
    price: priceOf(variant),
    discountPercentage: merchandising?.discount_percentage ?? 0,
    available: variant ? availableOf(stockOf(variant), stockLocationIds) : 0,
    featured: merchandising?.featured ?? false,
    rating: merchandising?.rating ?? 0,
    reviewCount: merchandising?.review_count ?? 0,
    images: imagesOf(row),
    categories: (row.categories ?? []).map(({ id, name, mpath }) => ({
      id,
      name,
      mpath: mpath ?? "",
    })),
    specs: storedSpecs(merchandising?.specs),
  };
}

function priceOf(variant: MedusaVariant | undefined): ShopProduct["price"] {
  const { calculated_amount: now, original_amount: original } = variant?.calculated_price ?? {};
  if (now == null || original == null) return null;
  const cents = centsFromDollars(now);
  return { cents, originalCents: Math.max(centsFromDollars(original), cents) };
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
function imagesOf({ images }: MedusaProduct): CatalogImage[] {
  return [...(images ?? [])]
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .flatMap(({ url, metadata }) => {
      const address = imageWithoutHost(url);
      return address ? [{ url: address, alt: String(metadata?.alt ?? "") }] : [];
    });
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
