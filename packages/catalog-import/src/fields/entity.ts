/** What a catalog consists of, in the order in which one needs the other. */
export const CATALOG_ENTITIES = ["categories", "products", "slides", "posts"] as const;
export type CatalogEntity = (typeof CATALOG_ENTITIES)[number];

/** Languages of product texts. */
export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];
