/** A stored image: its address without a host, and what it shows. */
export interface CatalogImage {
  url: string;
  alt: string;
}
