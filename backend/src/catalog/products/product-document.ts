import type { FrenchTexts, Product, ProductDetail, StaffProduct } from "@eldercare/contracts";
import { ARCHIVED_KEY } from "../../medusa/archived-products";
import { hasPrice, imagesOf, type MedusaProduct, productFromMedusa } from "./product-view";

/** Name of the index in `search/product.ts`. */
export const PRODUCT_INDEX = "product";

/** What the search index holds of a product; see `search/product.ts` for how each field serves. */
export interface ProductDocument extends Record<string, unknown> {
  id: string;
  /** Whether shoppers see it. */
  listed: boolean;
  slug: string;
  name: string;
  category_names: string;
  sku: string;
  specs: string;
  description: string;
  name_fr: string;
  description_fr: string;
  name_sort: string;
  price_cents: number;
  stock: number;
  in_stock: boolean;
  on_sale: boolean;
  featured: boolean;
  category_ids: string[];
  /** The product of the contract as JSON. */
  answer: string;
  /** What its images show, as JSON; lists do without it. */
  image_alts: string;
  /** When Medusa was asked, in milliseconds since 1970. */
  read_at: number;
}

/** Where a product has to be to be listed. */
export interface SalesContext {
  /** When its state and the product's are read, in milliseconds since 1970. */
  readAt: number;
  salesChannelId: string;
  stockLocationIds: readonly string[];
}

/** The document of a product, or null for one that staff removed. */
export function productDocument(
  row: MedusaProduct,
  shopfront: SalesContext,
): ProductDocument | null {
  if (row.metadata?.[ARCHIVED_KEY]) return null;
  const product = productFromMedusa(row, shopfront.stockLocationIds);
  return {
    id: product.id,
    listed: isListed(row, shopfront),
    slug: product.slug,
    name: product.name,
    category_names: (row.categories ?? []).map(({ name }) => name).join(", "),
    sku: product.sku,
    specs: specsText(product),
    description: product.description,
    name_fr: row.product_merchandising?.name_fr ?? "",
    description_fr: row.product_merchandising?.description_fr ?? "",
    name_sort: nameSortKey(product.name),
    price_cents: product.priceCAD,
    stock: product.stock,
    in_stock: product.stock > 0,
    on_sale: product.onSale,
    featured: product.featured,
    category_ids: categoryIdsOf(row),
    answer: JSON.stringify(product),
    image_alts: JSON.stringify(imagesOf(row).map(({ alt }) => alt)),
    read_at: shopfront.readAt,
  };
}

/** The product that a document of the index holds. */
export function productFromAnswer(document: Record<string, unknown>): Product {
  return JSON.parse(String(document.answer));
}

/** Fields to ask of the index for {@link productDetailFromAnswer}. */
export const DETAIL_FIELDS = ["answer", "image_alts", "name_fr", "description_fr"];

/** The product that a document holds, with what only its own page shows. */
export function productDetailFromAnswer(document: Record<string, unknown>): ProductDetail {
  return {
    ...productFromAnswer(document),
    imageAlts: JSON.parse(String(document.image_alts)),
    french: frenchFrom(document),
  };
}

function frenchFrom(document: Record<string, unknown>): FrenchTexts | null {
  const [name, description] = [String(document.name_fr), String(document.description_fr)];
  return name || description ? { name, description } : null;
}

/** Fields to ask of the index for {@link staffProductFromAnswer}. */
export const STAFF_FIELDS = [...DETAIL_FIELDS, "listed"];

/** The product that a document holds, with what only staff see. */
export function staffProductFromAnswer(document: Record<string, unknown>): StaffProduct {
  return { ...productDetailFromAnswer(document), isListed: document.listed === true };
}

/** Shoppers see what is published in the shop's channel and has a price. */
function isListed(row: MedusaProduct, { salesChannelId }: SalesContext): boolean {
  const isInShop = row.sales_channels?.some((channel) => channel?.id === salesChannelId) ?? false;
  return row.status === "published" && isInShop && hasPrice(row);
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
