import type {
  CurrentCategory as Current,
  CategoryFields as Fields,
} from "@eldercare/catalog-import";

/** What is written of a category, but for its place. */
export type CategoryFields = Omit<Fields, "parentSlug">;

/** A category of the shop as these workflows need it. */
export interface CurrentCategory extends Omit<Current, "fields"> {
  fields: CategoryFields;
}
