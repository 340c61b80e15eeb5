import type { ProviderSearchQuery, SearchHit } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { Column } from "./columns";
import { joinSql, type Row, raw, type Sql } from "./sql";

const DEFAULT_TAKE = 20;

/** Which part of what is found a query asks for. */
export function pageOf({ pagination }: ProviderSearchQuery): { skip: number; take: number } {
  return { skip: pagination?.skip ?? 0, take: pagination?.take ?? DEFAULT_TAKE };
}

/**
 * Whether to count how many there are in all: a query asks for it, or for no hits, of which nothing
 * else says whether there are any.
 */
export const wantsCount = (query: ProviderSearchQuery): boolean =>
  query.search_options?.count !== "none" || pageOf(query).take === 0;

/** Relevance, as the order of a query calls it. */
export const SCORE = "_score";

/** A field to sort by and whether it goes down. */
export type OrderTerm = readonly [name: string, isDescending: boolean];

/** The order asked for, else by relevance; always ends in the key, so that pages do not overlap. */
export function orderOf(
  query: ProviderSearchQuery,
  columns: ReadonlyMap<string, Column>,
): OrderTerm[] {
  const key = query.index.primary_key;
  const given = Object.entries(query.pagination?.order ?? {});
  const order = given.length > 0 ? given : [[SCORE, "DESC"] as const];
  const terms = order.map(([name, direction]): OrderTerm => {
    if (name !== SCORE && !columns.has(name)) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `There is no field "${name}" to sort by.`,
      );
    }
    return [name, direction === "DESC"];
  });
  return terms.some(([name]) => name === key) ? terms : [...terms, [key, false]];
}

/** The key and the fields asked for; whole numbers as numbers, not as the driver's text. */
export function selection(query: ProviderSearchQuery, columns: ReadonlyMap<string, Column>): Sql {
  const names = new Set([query.index.primary_key, ...query.attributes_to_retrieve]);
  const selected = [...names]
    .map((name) => columns.get(name))
    .filter((column) => column !== undefined)
    .map(({ name, type, isArray }) => {
      const cast = type === "bigint" ? `::float8${isArray ? "[]" : ""}` : "";
      return raw(`"${name}"${cast} as "${name}"`);
    });
  return joinSql(selected, ", ");
}

/** A row of {@link selection} with its score as a hit. */
export function hitOf({ [SCORE]: score, ...document }: Row, query: ProviderSearchQuery): SearchHit {
  return {
    id: String(document[query.index.primary_key]),
    document,
    ...(query.search_options?.include_score ? { score: Number(score) } : {}),
  };
}
