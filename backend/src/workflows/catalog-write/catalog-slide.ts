import type { CatalogImage } from "./catalog-image";

/** What an import says of a carousel slide. */
export interface SlideFields {
  title: string;
  description: string;
  image: CatalogImage;
  link: string;
  button: string;
  active: boolean;
  order: number;
}

export interface CurrentSlide {
  id: string;
  fields: SlideFields;
}
