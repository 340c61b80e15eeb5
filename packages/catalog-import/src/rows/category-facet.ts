/**
 * The values of a facet in a cell of Vendure's `facets`: `category:Mobility Aids|brand:Acme`.
 * Vendure's products have no category; its guide "Importing Data" (docs.vendure.io) and its sample
 * shop use a facet of this name for it.
 */
export function facetsOf(name: string, facets: string): string[] {
  return facets
    .split("|")
    .map((facet) => facet.split(":"))
    .filter(([facet = ""]) => facet.trim().toLowerCase() === name)
    .map(([, ...value]) => value.join(":").trim())
    .filter(Boolean);
}
