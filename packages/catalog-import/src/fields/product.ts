import type { CatalogImage } from "./image.js";

/** One line of a product's Specifications tab. */
export interface CatalogSpec {
  name: string;
  value: string;
}

/** Shoppers see what is published; the other three are stages before that, which Medusa keeps apart. */
export type ListingStatus = "published" | "draft" | "proposed" | "rejected";

/** What a file says of a product. Prices are integer cents, tax included. */
export interface ProductFields {
  sku: string;
  slug: string;
  name: string;
  description: string;
  /** In French; empty where there is none. */
  nameFr: string;
  descriptionFr: string;
  categorySlug: string | null;
  originalCents: number;
  discountPercentage: number;
  /** The entry in the sale price list; null without a discount. */
  saleCents: number | null;
  /** Pieces in the warehouse, with those that orders wait for. */
  onHand: number;
  featured: boolean;
  rating: number;
  reviewCount: number;
  images: readonly CatalogImage[];
  specs: readonly CatalogSpec[];
  /** Whether shoppers see it. */
  status: ListingStatus;
}

/** A product of the shop as a file would say it, with the ids of its parts in Medusa. */
export interface CurrentProduct {
  id: string;
  variantId: string;
  priceSetId: string | null;
  /** Its CAD price for everybody. */
  basePriceId: string | null;
  inventoryItemId: string | null;
  hasStockLevel: boolean;
  salePriceId: string | null;
  merchandisingId: string | null;
  /** Every category that it lies in: staff may have added some. */
  categorySlugs: readonly string[];
  fields: ProductFields;
  /** Pieces that orders wait for. */
  reserved: number;
  /**
   * Whether the shop shows nothing but `fields`: one variant, one place, no further prices. Of
   * others Medusa itself must say what they cost and how many there are.
   */
  isPlain: boolean;
}
