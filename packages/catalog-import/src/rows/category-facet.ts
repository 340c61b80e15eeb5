/**
 * The category in a cell of Vendure's `facets`: `category:Mobility Aids|brand:Acme`. Vendure's
 * products have no category; its guide "Importing Data" (docs.vendure.io) and its sample shop use a
 * facet of this name for it. Of several the last counts: they go from wide to narrow.
 */
export const categoryFacet = (facets: string) => facetOf("category", facets);

/** The last value of a facet of this name. */
export function facetOf(name: string, facets: string): string | undefined {
  return facets
    .split("|")
    .map((facet) => facet.split(":"))
    .filter(([facet = ""]) => facet.trim().toLowerCase() === name)
    .map(([, ...value]) => value.join(":").trim())
    .filter(Boolean)
    .at(-1);
}
