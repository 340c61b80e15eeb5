import type { ProductRow } from "@eldercare/catalog-import";
import { slugFromName } from "@eldercare/contracts";

/** What the products that rows may mean are called in the shop. */
export interface ProductKeys {
  skus: readonly string[];
  slugs: readonly string[];
  /** Whoever has these is read too: no other product may get them. */
  barcodes: readonly string[];
}

/** The keys by which the shop's products of these rows are found: a row may leave its slug to its name. */
export function productKeys(rows: readonly ProductRow[]): ProductKeys {
  return {
    skus: rows.flatMap(({ sku, variants = [] }) =>
      [sku, ...variants.map((variant) => variant.sku)].flatMap((each) => each ?? []),
    ),
    barcodes: rows.flatMap(({ barcode, variants = [] }) =>
      [barcode, ...variants.map((variant) => variant.barcode)].flatMap((each) => each || []),
    ),
    slugs: rows.flatMap(({ slug, name }) => slug ?? (name ? slugFromName(name) : [])),
  };
}
