import type {
  CategoryFields,
  CurrentCategory,
} from "../../../workflows/catalog-write/catalog-category";

/** A category as a file says it, with the one that it lies in. */
export interface PlacedFields extends CategoryFields {
  parentSlug: string | null;
}

/** A category of the shop as a file would say it. */
export interface KnownCategory extends CurrentCategory {
  fields: PlacedFields;
}
