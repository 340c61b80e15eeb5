import type {
  CurrentProduct,
  ProductFields,
} from "../../../workflows/catalog-write/catalog-product";

export type ListingStatus = "published" | "draft";

/** A product as a file says it: what staff's screens keep, and whether shoppers see it. */
export interface ListedFields extends ProductFields {
  status: ListingStatus;
}

/** A product of the shop as a file would say it, with the ids of its parts. */
export interface KnownProduct extends CurrentProduct {
  fields: ListedFields;
  /** Pieces that orders wait for. */
  reserved: number;
  /**
   * Whether the shop shows nothing but `fields`: one variant, one place, no further prices. Of
   * others Medusa itself must say what they cost and how many there are.
   */
  isPlain: boolean;
}
