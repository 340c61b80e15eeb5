import type { CatalogImage, ProductFields } from "@eldercare/catalog-import";
import { dollarsFromCents } from "@eldercare/contracts";
import { newId } from "./new-id";

/** Medusa keeps exact amounts beside its numbers. */
export function rawAmount(value: number | string) {
  return { value: String(value), precision: 20 };
}

/** A price row for everybody, in decimal dollars; with a list, an entry of it. */
export function priceRow(priceSetId: string, cents: number, priceListId: string | null) {
  const amount = dollarsFromCents(cents);
  return {
    id: newId("price"),
    price_set_id: priceSetId,
    currency_code: "cad",
    amount,
    raw_amount: rawAmount(amount),
    rules_count: 0,
    price_list_id: priceListId,
  };
}

export const PRICE_COLUMNS = {
  id: "text",
  price_set_id: "text",
  currency_code: "text",
  amount: "numeric",
  raw_amount: "jsonb",
  rules_count: "int",
  price_list_id: "text",
};

export function levelRow(inventoryItemId: string, locationId: string, stock: number) {
  return {
    id: newId("ilev"),
    inventory_item_id: inventoryItemId,
    location_id: locationId,
    stocked_quantity: stock,
    raw_stocked_quantity: rawAmount(stock),
    raw_reserved_quantity: rawAmount(0),
    raw_incoming_quantity: rawAmount(0),
  };
}

export const LEVEL_COLUMNS = {
  id: "text",
  inventory_item_id: "text",
  location_id: "text",
  stocked_quantity: "numeric",
  raw_stocked_quantity: "jsonb",
  raw_reserved_quantity: "jsonb",
  raw_incoming_quantity: "jsonb",
};

export function imageRows(productId: string, images: readonly CatalogImage[]) {
  return images.map(({ url, alt }, rank) => ({
    id: newId("img"),
    product_id: productId,
    url,
    rank,
    metadata: { alt },
  }));
}

export const IMAGE_COLUMNS = {
  id: "text",
  product_id: "text",
  url: "text",
  rank: "int",
  metadata: "jsonb",
};

export function merchandisingRow(id: string, fields: ProductFields) {
  return {
    id,
    featured: fields.featured,
    discount_percentage: fields.discountPercentage,
    specs: fields.specs,
    rating: fields.rating,
    review_count: fields.reviewCount,
    name_fr: fields.nameFr || null,
    description_fr: fields.descriptionFr || null,
  };
}

export const MERCHANDISING_COLUMNS = {
  featured: "boolean",
  discount_percentage: "int",
  specs: "jsonb",
  rating: "real",
  review_count: "int",
  name_fr: "text",
  description_fr: "text",
};
