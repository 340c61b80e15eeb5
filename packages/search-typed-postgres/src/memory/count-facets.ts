import type { ProviderSearchQuery } from "@medusajs/framework/types";
import { type Facet, type FacetCounts, facetsOf, filtersOf, heldTo } from "../facets";
import type { DocumentSet } from "./document-set";
import { filterSet, type HeldFields, NotHeld } from "./filter-set";

/**
 * Counts the facets of a query among documents, as `facets.ts` says it in SQL; undefined where the
 * query asks for none. Throws {@link NotHeld}.
 */
export function countFacets(
  query: ProviderSearchQuery,
  among: DocumentSet,
  fields: HeldFields,
): Record<string, FacetCounts> | undefined {
  const facets = Object.entries(facetsOf(query));
  if (facets.length === 0) return undefined;
  const heldToAll = filterSet(filtersOf(query), fields).and(among);
  return Object.fromEntries(
    facets.map(([name, facet]) => {
      const others = facets.flatMap(([other, one]) => (other === name ? [] : [one]));
      const found = facet.chosen ? filterSet(heldTo(query, others), fields).and(among) : heldToAll;
      return [
        name,
        { ...filterCounts(facet, found, fields), ...valueCounts(facet, found, fields) },
      ];
    }),
  );
}

function filterCounts({ filters = {} }: Facet, found: DocumentSet, fields: HeldFields) {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      filterSet(filter, fields).and(found).count,
    ]),
  );
}

function valueCounts({ values, begin = "" }: Facet, found: DocumentSet, fields: HeldFields) {
  if (!values) return {};
  const column = fields.held.get(values);
  if (column?.kind === "words") return Object.fromEntries(column.counts(found, begin));
  if (column?.kind !== "truth") throw new NotHeld();
  const counts = [false, true].map((truth): [string, number] => [
    String(truth),
    column.documents(truth, fields.size).and(found).count,
  ]);
  return Object.fromEntries(counts.filter(([name, count]) => count > 0 && name.startsWith(begin)));
}
