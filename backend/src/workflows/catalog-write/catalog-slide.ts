import type { CatalogueImage } from "./catalog-image";

/** What an import says of a carousel slide. */
export interface SlideFields {
  title: string;
  description: string;
  image: CatalogueImage;
  link: string;
  button: string;
  active: boolean;
  order: number;
}

export interface CurrentSlide {
  id: string;
  fields: SlideFields;
}
