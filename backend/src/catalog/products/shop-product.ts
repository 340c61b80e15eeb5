import type { CatalogImage, CatalogSpec } from "@eldercare/catalog-import";

/** A product as the shop shows and sells it, whoever read or wrote it. Prices in cents, tax included. */
export interface ShopProduct {
  id: string;
  /** The variant as which it is sold; null for a product without any. */
  variantId: string | null;
  /** Medusa's: published, draft, proposed or rejected. */
  status: string;
  /** Whether staff removed it while an order still waits for it. */
  isArchived: boolean;
  salesChannelIds: readonly string[];
  name: string;
  slug: string;
  sku: string;
  description: string;
  /** In French; empty where there is none. */
  nameFr: string;
  descriptionFr: string;
  /** Null while it has no price in CAD. */
  price: ShopPrice | null;
  /** The per cent that staff gave. */
  discountPercentage: number;
  /** What can be sold. */
  available: number;
  featured: boolean;
  rating: number;
  reviewCount: number;
  images: readonly CatalogImage[];
  categories: readonly ShopCategory[];
  specs: readonly CatalogSpec[];
}

interface ShopPrice {
  /** What a buyer pays. */
  cents: number;
  /** Before a discount; never below {@link cents}. */
  originalCents: number;
}

/** A category that a product lies in; Medusa's `mpath` is `<root>.<child>.…`. */
export interface ShopCategory {
  id: string;
  name: string;
  mpath: string;
}
