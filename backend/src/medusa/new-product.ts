import type { NewPrice } from "./price-records";

/** A product to be made, with the ids of its parts ({@link newId}). Sold as its one variant. */
export interface NewProduct {
  id: string;
  variantId: string;
  priceSetId: string;
  inventoryItemId: string;
  title: string;
  handle: string;
  description: string;
  status: string;
  sku: string;
  categoryId: string | null;
  images: readonly ProductImage[];
  prices: readonly NewPrice[];
  /** Pieces in the warehouse. */
  onHand: number;
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

/** What Medusa calls the parts of a product that has one variant. */
export const OPTION = "Default option";
export const OPTION_VALUE = "Default option value";
export const VARIANT = "Default variant";
