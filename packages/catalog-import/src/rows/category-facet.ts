/**
 * The category in a cell of Vendure's `facets`: `category:Mobility Aids|brand:Acme`. Vendure's
 * products have no category; its guide "Importing Data" (docs.vendure.io) and its sample shop use a
 * facet of this name for it. Of several the last counts: they go from wide to narrow.
 */
export function categoryFacet(facets: string): string | undefined {
  return facets
    .split("|")
    .map((facet) => /^\s*category\s*:\s*(.*?)\s*$/i.exec(facet)?.[1])
    .filter((value) => value)
    .at(-1);
}
