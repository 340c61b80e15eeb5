import type { CatalogImage } from "./image.js";

/** What a file says of a carousel slide. */
export interface SlideFields {
  title: string;
  description: string;
  image: CatalogImage;
  link: string;
  button: string;
  active: boolean;
  order: number;
}

/** A slide of the shop. */
export interface CurrentSlide {
  id: string;
  fields: SlideFields;
}
