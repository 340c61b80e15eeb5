import type { CatalogImage, CatalogSpec } from "@eldercare/catalog-import";
import type { ProductOption, VariantOptions } from "@eldercare/contracts";

/** A product as the shop shows and sells it, whoever read or wrote it. Prices in cents, tax included. */
export interface ShopProduct {
  id: string;
  /** Its default variant; null for a product without any. */
  variantId: string | null;
  /** Medusa's: published, draft, proposed or rejected. */
  status: string;
  /** Whether staff removed it while an order still waits for it. */
  isArchived: boolean;
  salesChannelIds: readonly string[];
  name: string;
  slug: string;
  sku: string;
  /** The number of its bar code, as somebody wrote it; empty where nobody did. */
  barcode: string;
  description: string;
  /** In French; empty where there is none. */
  nameFr: string;
  descriptionFr: string;
  /** Who makes it; empty where nobody said. */
  brand: string;
  tags: readonly string[];
  /** For search engines; empty: its name and description. */
  metaTitle: string;
  metaDescription: string;
  /** Null while it has no price in CAD. */
  price: ShopPrice | null;
  /** The per cent that staff gave. */
  discountPercentage: number;
  /** What can be sold. */
  available: number;
  featured: boolean;
  rating: number;
  reviewCount: number;
  /** Both are of published reviews. */
  isReviewed?: boolean;
  images: readonly CatalogImage[];
  /** The main one first. */
  categories: readonly ShopCategory[];
  specs: readonly CatalogSpec[];
  /** Where several of its variants are for sale; left out for all others. */
  choice?: ShopChoice | undefined;
}

/** What buyers of a product choose from. */
export interface ShopChoice {
  options: readonly ProductOption[];
  /** Two or more, in their order: the default variant first. */
  variants: readonly ShopVariant[];
}

/** A variant that is for sale beside others. */
export interface ShopVariant {
  id: string;
  sku: string;
  barcode: string;
  options: VariantOptions;
  price: ShopPrice;
  /** The per cent that staff gave it, or else its product. */
  discountPercentage: number;
  /** What can be sold. */
  available: number;
  /** Addresses of the product's images that show it. */
  images: readonly string[];
}

export interface ShopPrice {
  /** What a buyer pays. */
  cents: number;
  /** Before a discount; never below {@link cents}. */
  originalCents: number;
  /** When the sale ends, in ISO 8601; null or left out: it has no end. */
  saleEndsAt?: string | null;
}

/** A category that a product lies in; Medusa's `mpath` is `<root>.<child>.…`. */
export interface ShopCategory {
  id: string;
  name: string;
  mpath: string;
}
