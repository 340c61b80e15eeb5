import type { CatalogImage } from "./catalog-image";

/** What an import says of a category. */
export interface CategoryFields {
  name: string;
  slug: string;
  description: string;
  image: CatalogImage | null;
}

/** A category of the shop. */
export interface CurrentCategory {
  id: string;
  /** Its row in the category-image module, where it has a image. */
  imageId: string | null;
  fields: CategoryFields;
}
