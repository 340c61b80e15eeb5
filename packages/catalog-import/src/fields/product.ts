import type { CatalogImage } from "./image.js";

/** One line of a product's Specifications tab. */
export interface CatalogSpec {
  name: string;
  value: string;
}

/** Shoppers see what is published; the other three are stages before that, which Medusa keeps apart. */
export type ListingStatus = "published" | "draft" | "proposed" | "rejected";

/** What a file says of a variant. Prices are integer cents, tax included. */
export interface VariantFields {
  sku: string;
  /** Which value it has of each of the product's options, in their order. */
  optionValues: readonly string[];
  originalCents: number;
  discountPercentage: number;
  /** The entry in the sale price list; null without a discount. */
  saleCents: number | null;
  /** When the sale begins and ends, in ISO 8601; null without a sale, or where nobody said. */
  saleStartsAt: string | null;
  saleEndsAt: string | null;
  /** Pieces in the warehouse, with those that orders wait for. */
  onHand: number;
  /** In whole grams; null where nobody said. */
  weight: number | null;
  /** Empty where there is none. */
  barcode: string;
  /** Addresses of those of the product's pictures that show this variant. */
  variantImages: readonly string[];
}

/**
 * What a file says of a product: what a buyer sees first is its default variant, and further ones
 * follow in their order.
 */
export interface ProductFields extends VariantFields {
  slug: string;
  name: string;
  description: string;
  /** In French; empty where there is none. */
  nameFr: string;
  descriptionFr: string;
  /** Who makes it; empty where nobody said. */
  brand: string;
  /** Words that it is found by, each once, in the order of `orderedNames`. */
  tags: readonly string[];
  /** What search engines call it and say of it; empty: its name and description. */
  metaTitle: string;
  metaDescription: string;
  /** The one that its page and its answers name; null where it lies in none. */
  categorySlug: string | null;
  /** The others that it lies in, each once, in the order of `orderedNames`. */
  furtherCategorySlugs: readonly string[];
  featured: boolean;
  rating: number;
  reviewCount: number;
  images: readonly CatalogImage[];
  specs: readonly CatalogSpec[];
  /** Whether shoppers see it. */
  status: ListingStatus;
  /** What its variants differ in, such as "Size"; none where it is sold in one way only. */
  options: readonly string[];
  furtherVariants: readonly VariantFields[];
}

/** What a product that is sold in one way only says of variants. */
export const ONE_VARIANT = {
  ...{ saleStartsAt: null, saleEndsAt: null },
  options: [],
  optionValues: [],
  weight: null,
  barcode: "",
  variantImages: [],
  furtherVariants: [],
} as const satisfies Partial<ProductFields>;

/** A variant of the shop as a file would say it, with the ids of its parts in Medusa. */
export interface CurrentVariant {
  variantId: string;
  priceSetId: string | null;
  /** Its CAD price for everybody. */
  basePriceId: string | null;
  inventoryItemId: string | null;
  hasStockLevel: boolean;
  salePriceId: string | null;
  fields: VariantFields;
  /** Pieces that orders wait for. */
  reserved: number;
}

/** A product of which nobody said brand, tags, search engines' texts or further categories. */
export const NO_LABELS = {
  furtherCategorySlugs: [],
  brand: "",
  tags: [],
  metaTitle: "",
  metaDescription: "",
} as const satisfies Partial<ProductFields>;

/** Tags or categories, each once and in one order: Medusa keeps none. */
export function orderedNames(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/** A product of the shop as a file would say it, with the ids of its parts and of its default variant's. */
export interface CurrentProduct extends CurrentVariant {
  id: string;
  merchandisingId: string | null;
  fields: ProductFields;
  /** As many as `fields` has, in the same order. */
  furtherVariants: readonly CurrentVariant[];
  /**
   * Whether the shop shows nothing but `fields`: of each variant one place and no further prices.
   * Of others Medusa itself must say what they cost and how many there are.
   */
  isPlain: boolean;
}

/** All variants of a product, the default one first. */
export const variantsOf = (fields: ProductFields): readonly VariantFields[] => [
  fields,
  ...fields.furtherVariants,
];

/** All variants that a product has in the shop, the default one first. */
export const currentVariantsOf = (product: CurrentProduct): readonly CurrentVariant[] => [
  product,
  ...product.furtherVariants,
];
