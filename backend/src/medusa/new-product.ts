import type { NewPrice } from "./price-records";

/** A product to be made, with the ids of its parts ({@link newId}). */
export interface NewProduct {
  id: string;
  title: string;
  handle: string;
  description: string;
  status: string;
  categoryIds: readonly string[];
  tags: readonly string[];
  images: readonly ProductImage[];
  /** What its variants differ in; none where it is sold in one way only. */
  options: readonly string[];
  /** In their order. */
  variants: readonly NewVariant[];
}

/** A variant to be made. */
export interface NewVariant {
  variantId: string;
  priceSetId: string;
  inventoryItemId: string;
  sku: string;
  /** Its place among the variants of its product, from 0. */
  rank: number;
  /** In the order of the product's options. */
  optionValues: readonly string[];
  /** In grams. */
  weight: number | null;
  barcode: string;
  prices: readonly NewPrice[];
  /** Pieces in the warehouse. */
  onHand: number;
  /** Addresses of the product's images that show it. */
  images: readonly string[];
}

/** An image of a product, by its address; `alt` says what it shows. */
export interface ProductImage {
  url: string;
  alt: string;
}

/** Where new products are sold, sent from and counted. */
export interface ProductPlace {
  salesChannelId: string;
  shippingProfileId: string;
  stockLocationId: string;
}

/** What Medusa calls the parts of a product that is sold in one way only. */
export const OPTION = "Default option";
export const OPTION_VALUE = "Default option value";
export const VARIANT = "Default variant";

/** What Medusa calls a variant of these values: as its workflows do. */
export function variantTitle(optionValues: readonly string[]): string {
  return optionValues.filter(Boolean).join(" / ") || VARIANT;
}
