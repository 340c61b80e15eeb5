import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { imageWithoutHost } from "../../mapping/image-without-host";
import type { CurrentProduct } from "../../workflows/import/catalogue-product";
import { Spec } from "../rows/spec";
import { type ProductPrices, readProductPrices } from "./read-product-prices";

/** Ids of the set-up store that reading needs; null before the store is set up. */
interface ReadingContext {
  stockLocationId: string;
  salePriceListId: string;
}

interface MedusaProduct {
  id: string;
  title: string;
  handle: string;
  description: string | null;
  images: { url: string; rank: number; metadata: Record<string, unknown> | null }[];
  categories: { handle: string; mpath: string }[];
  variants: MedusaVariant[];
  product_merchandising?: {
    id: string;
    featured: boolean;
    discount_percentage: number;
    specs: unknown;
    rating: number;
    review_count: number;
  } | null;
}

interface MedusaVariant {
  id: string;
  sku: string | null;
  variant_rank: number | null;
  price_set?: { id: string } | null;
  inventory_items?: {
    inventory?: {
      id: string;
      location_levels?: { location_id: string; stocked_quantity: number }[];
    } | null;
  }[];
}

const FIELDS = [
  "id",
  "title",
  "handle",
  "description",
  "images.url",
  "images.rank",
  "images.metadata",
  "categories.handle",
  "categories.mpath",
  "variants.id",
  "variants.sku",
  "variants.variant_rank",
  "variants.price_set.id",
  "variants.inventory_items.inventory.id",
  "variants.inventory_items.inventory.location_levels.location_id",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "product_merchandising.*",
];

const BATCH = 200;

/** The products that have one of these SKUs or slugs, as a file of products would say them. */
export async function readProducts(
  container: MedusaContainer,
  { skus, slugs }: { skus: readonly string[]; slugs: readonly string[] },
  context: ReadingContext | null,
): Promise<CurrentProduct[]> {
  const ids = await findIds(container, skus, slugs);
  const found: CurrentProduct[] = [];
  for (const batch of batches(ids)) found.push(...(await readBatch(container, batch, context)));
  return found;
}

async function findIds(
  container: MedusaContainer,
  skus: readonly string[],
  slugs: readonly string[],
): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const ids = new Set<string>();
  for (const sku of batches(skus)) {
    const { data } = await query.graph({
      entity: "product_variant",
      fields: ["product_id"],
      filters: { sku },
    });
    for (const variant of data) if (variant.product_id) ids.add(variant.product_id);
  }
  for (const handle of batches(slugs)) {
    const { data } = await query.graph({ entity: "product", fields: ["id"], filters: { handle } });
    for (const product of data) ids.add(product.id);
  }
  return [...ids];
}

async function readBatch(
  container: MedusaContainer,
  ids: string[],
  context: ReadingContext | null,
): Promise<CurrentProduct[]> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "product", fields: FIELDS, filters: { id: ids } });
  const products = data as unknown as MedusaProduct[];
  const priceSets = products.flatMap((product) => firstVariant(product)?.price_set?.id ?? []);
  const prices = await readProductPrices(container, priceSets, context?.salePriceListId ?? null);
  return products.flatMap((product) => {
    const variant = firstVariant(product);
    return variant ? [currentProduct(product, variant, prices, context)] : [];
  });
}

function currentProduct(
  product: MedusaProduct,
  variant: MedusaVariant,
  prices: ReadonlyMap<string, ProductPrices>,
  context: ReadingContext | null,
): CurrentProduct {
  const priceSetId = variant.price_set?.id ?? null;
  const price = priceSetId ? prices.get(priceSetId) : undefined;
  const inventory = variant.inventory_items?.[0]?.inventory;
  const level = inventory?.location_levels?.find(
    ({ location_id }) => location_id === context?.stockLocationId,
  );
  const merchandising = product.product_merchandising;
  const categories = [...product.categories].sort((a, b) => depth(b.mpath) - depth(a.mpath));
  return {
    id: product.id,
    variantId: variant.id,
    priceSetId,
    basePriceId: price?.base?.id ?? null,
    inventoryItemId: inventory?.id ?? null,
    hasStockLevel: level !== undefined,
    salePriceId: price?.sale?.id ?? null,
    merchandisingId: merchandising?.id ?? null,
    categorySlugs: categories.map(({ handle }) => handle),
    fields: {
      sku: variant.sku ?? "",
      slug: product.handle,
      name: product.title,
      description: product.description ?? "",
      categorySlug: categories[0]?.handle ?? null,
      originalCents: price?.base?.cents ?? 0,
      discountPercentage: merchandising?.discount_percentage ?? 0,
      saleCents: price?.sale?.cents ?? null,
      stock: Number(level?.stocked_quantity ?? 0),
      featured: merchandising?.featured ?? false,
      rating: merchandising?.rating ?? 0,
      reviewCount: merchandising?.review_count ?? 0,
      images: imagesOf(product),
      specs: specsOf(merchandising?.specs),
    },
  };
}

/** Price, stock and SKU are those of the first variant, as everywhere in the shop. */
function firstVariant({ variants }: MedusaProduct): MedusaVariant | undefined {
  return [...variants].sort(
    (a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0) || (a.id < b.id ? -1 : 1),
  )[0];
}

function imagesOf({ images }: MedusaProduct) {
  return [...images]
    .sort((a, b) => a.rank - b.rank)
    .map(({ url, metadata }) => ({
      url: imageWithoutHost(url) ?? "",
      alt: typeof metadata?.alt === "string" ? metadata.alt : "",
    }));
}

function specsOf(specs: unknown): Spec[] {
  const list = Spec.array().safeParse(specs);
  return list.success ? list.data : [];
}

const depth = (mpath: string) => mpath.split(".").length;

function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}
