import type { CatalogSpec } from "@eldercare/catalog-import";
import type { ProductSpecs } from "@eldercare/contracts";

/** Specs as they are stored: a list, because JSONB objects do not keep the order of their keys. */
export function specsFrom(specs: ProductSpecs): CatalogSpec[] {
  return Object.entries(specs).map(([name, value]) => ({ name, value }));
}
