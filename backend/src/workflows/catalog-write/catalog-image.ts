/** A stored picture: its address without a host, and what it shows. */
export interface CatalogueImage {
  url: string;
  alt: string;
}
