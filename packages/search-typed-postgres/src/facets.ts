import type { ProviderSearchQuery, SearchFilters } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { type Column, columnsOf } from "./columns";
import { filterSql } from "./filter-sql";
import { PROVIDER } from "./index-table";
import { joinSql, type Run, raw, type Sql, sql, value } from "./sql";
import { tableOf } from "./table-names";

/**
 * Choices of one kind that a page shows with how many documents each would find. Handed in under
 * `search_options.provider_options["typed-postgres"].facets`, by name; the answer has the counts in
 * `provider_metadata.facets`.
 *
 * The hits, and the counts of all other facets, are held to what is chosen of this one. Its own counts
 * are not: they say what each other choice would find in its place.
 */
export interface Facet {
  /** What is chosen, beside the query's own filters. */
  chosen?: SearchFilters;
  /** Counts each value of a field; a list is one that holds each of its values once. */
  values?: string;
  /** Of these values, those that begin so. */
  begin?: string;
  /** Counts what meets each of these filters, by name. */
  filters?: Record<string, SearchFilters>;
}

/** How many documents each choice finds. Values that none has are left out; filters are all there. */
export type FacetCounts = Record<string, number>;

type Facets = Record<string, Facet>;

/** The facets that a query asks for. */
export function facetsOf({ search_options }: ProviderSearchQuery): Facets {
  return (search_options?.provider_options?.[PROVIDER]?.facets as Facets | undefined) ?? {};
}

/** What hits are held to: the query's filters, and what is chosen of each facet. */
export function filtersOf(query: ProviderSearchQuery): SearchFilters | undefined {
  return heldTo(query, Object.values(facetsOf(query)));
}

/** The query's filters, and what is chosen of these facets. */
export const heldTo = (
  { filters }: ProviderSearchQuery,
  facets: readonly Facet[],
): SearchFilters | undefined => {
  const chosen = facets.map((facet) => facet.chosen).filter((filter) => filter !== undefined);
  return chosen.length === 0 ? filters : { $and: [filters ?? {}, ...chosen] };
};

/**
 * Counts the facets of a query among what a search wants (`wanted`, or null for no search). Facets of
 * which nothing is chosen share their statements; each other one has its own.
 */
export async function countFacets(
  query: ProviderSearchQuery,
  wanted: Sql | null,
  run: Run,
): Promise<Record<string, FacetCounts> | undefined> {
  const facets = Object.entries(facetsOf(query));
  if (facets.length === 0) return undefined;
  const columns = columnsOf(query.index);
  const counts: Record<string, FacetCounts> = {};
  const unchosen = facets.filter(([, { chosen }]) => !chosen);
  const groups = [unchosen, ...facets.filter(([, { chosen }]) => chosen).map((one) => [one])];
  for (const group of groups) {
    const others = facets.filter((facet) => !group.includes(facet)).map(([, facet]) => facet);
    const filter = filterSql(heldTo(query, others), columns);
    const condition = wanted ? sql`(${wanted}) and (${filter})` : filter;
    const found = sql`from ${raw(`"${tableOf(query.index.physical_name)}"`)} where ${condition}`;
    for (const [name] of group) counts[name] = {};
    await countFilters(group, { found, columns, counts, run });
    for (const [name, facet] of group) {
      if (facet.values)
        counts[name] = { ...counts[name], ...(await countValues(facet, { found, columns, run })) };
    }
  }
  return counts;
}

interface Counting {
  found: Sql;
  columns: ReadonlyMap<string, Column>;
  run: Run;
}

/** The filters of all facets of a group are counted in one reading of what was found. */
async function countFilters(
  group: readonly (readonly [string, Facet])[],
  { found, columns, counts, run }: Counting & { counts: Record<string, FacetCounts> },
): Promise<void> {
  const asked = group.flatMap(([facet, { filters = {} }]) =>
    Object.entries(filters).map(([name, filter]) => ({ facet, name, filter })),
  );
  if (asked.length === 0) return;
  const counted = asked.map(
    ({ filter }, place) =>
      sql`count(*) filter (where ${filterSql(filter, columns)}) as ${raw(`"${place}"`)}`,
  );
  const [row] = await run(sql`select ${joinSql(counted, ", ")} ${found}`);
  for (const [place, { facet, name }] of asked.entries()) {
    counts[facet] = { ...counts[facet], [name]: Number(row?.[String(place)] ?? 0) };
  }
}

async function countValues(
  { values = "", begin }: Facet,
  { found, columns, run }: Counting,
): Promise<FacetCounts> {
  const column = columns.get(values);
  if (!column) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `There is no field "${values}" to count by.`,
    );
  }
  const each = raw(column.isArray ? `unnest("${values}")` : `"${values}"`);
  const distinct = sql`select ${each} as value ${found}`;
  const begins = begin === undefined ? raw("true") : sql`starts_with(value::text, ${value(begin)})`;
  const rows =
    await run(sql`select value::text as value, count(*) as count from (${distinct}) as each
    where value is not null and ${begins} group by value order by value`);
  return Object.fromEntries(rows.map(({ value: one, count }) => [String(one), Number(count)]));
}
