import type { CatalogImage } from "./image.js";

/** What a file says of a category. */
export interface CategoryFields {
  name: string;
  slug: string;
  description: string;
  image: CatalogImage | null;
  /** The category that it lies in. */
  parentSlug: string | null;
}

/** A category of the shop as a file would say it. */
export interface CurrentCategory {
  id: string;
  /** Its row in the category-image module, where it has an image. */
  imageId: string | null;
  fields: CategoryFields;
}
