import type { Product } from "@eldercare/contracts";
import { type MedusaProduct, productFromMedusa } from "../mapping/product";

/** Name of the index in `search/product.ts`. */
export const PRODUCT_INDEX = "product";

/** What the search index holds of a product; see `search/product.ts` for how each field serves. */
export interface ProductDocument extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  category_names: string;
  sku: string;
  specs: string;
  description: string;
  name_sort: string;
  price_cents: number;
  in_stock: boolean;
  on_sale: boolean;
  featured: boolean;
  category_ids: string[];
  /** The product of the contract as JSON. */
  answer: string;
  /** When Medusa was asked, in milliseconds since 1970. */
  read_at: number;
}

/** Where a product has to be to be listed. */
export interface Shopfront {
  /** When its state and the product's are read, in milliseconds since 1970. */
  readAt: number;
  salesChannelId: string;
  stockLocationIds: readonly string[];
}

/** The document of a product, or null when shoppers must not see it: unpublished, not in the shop's channel, or without a price. */
export function productDocument(row: MedusaProduct, shopfront: Shopfront): ProductDocument | null {
  const isListed =
    row.status === "published" &&
    row.sales_channels?.some((channel) => channel?.id === shopfront.salesChannelId);
  if (!isListed) return null;
  const product = productFromMedusa(row, shopfront.stockLocationIds);
  if (!product) return null;
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    category_names: (row.categories ?? []).map(({ name }) => name).join(", "),
    sku: product.sku,
    specs: specsText(product),
    description: product.description,
    name_sort: nameSortKey(product.name),
    price_cents: product.priceCAD,
    in_stock: product.stock > 0,
    on_sale: product.onSale,
    featured: product.featured,
    category_ids: categoryIdsOf(row),
    answer: JSON.stringify(product),
    read_at: shopfront.readAt,
  };
}

/** The product that a document of the index holds. */
export function productFromAnswer(document: Record<string, unknown>): Product {
  return JSON.parse(String(document.answer));
}

/** Names sort as people read them: accents and upper case make no difference. */
export function nameSortKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .trim();
}

function specsText({ specs }: Product): string {
  return Object.entries(specs)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

/** A product's categories and all that they lie in: Medusa's `mpath` is `<root>.<child>.…`. */
function categoryIdsOf({ categories }: MedusaProduct): string[] {
  const ids = (categories ?? []).flatMap(({ id, mpath }) => [...(mpath ?? "").split("."), id]);
  return [...new Set(ids.filter(Boolean))];
}
