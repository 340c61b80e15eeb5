import { hasAll, hasConcept, texts, titles } from "./conditions";
import type { Concept } from "./meaning";
import { flagsSql, scoreSql } from "./ranking";
import type { Run } from "./read-words";
import { joinSql, type Sql, sql } from "./sql";

/** Of more concepts than this, the last ones are given up without asking. */
const MOST_WEIGHED = 6;

/**
 * The concepts of a search that is found when the fewest others are given up, about half of them at most;
 * of equally many, those of the best document. Null when what is left says too little: it must be
 * what a title names, or stand in a title with two concepts.
 */
export async function fewestGivenUp(
  concepts: readonly Concept[],
  { run, table, filter }: { run: Run; table: Sql; filter: Sql },
): Promise<Concept[] | null> {
  const there = await presentOf(concepts.slice(0, MOST_WEIGHED), { run, table, filter });
  const least = Math.max(1, Math.floor(concepts.length / 2));
  const from = there.length < concepts.length ? there.length : there.length - 1;
  for (let size = from; size >= least; size -= 1) {
    const conditions = subsetsOf(there, size).map(hasAll);
    const [best] = await run(sql`select ${flagsSql(there)} from (
        select ${texts}, ${titles}, ${scoreSql(there, { areAllFound: size === there.length })} as score
          from ${table} where (${joinSql(conditions, " or ")}) and (${filter})
          order by score desc limit 1) as best`);
    if (!best) continue;
    const [found, titled, named] = [best.found, best.titled, best.named] as boolean[][];
    const says = named?.some(Boolean) || (titled?.filter(Boolean).length ?? 0) >= 2;
    return says ? there.filter((_, place) => found?.[place]) : null;
  }
  return null;
}

/** Those that some document has. */
async function presentOf(
  concepts: readonly Concept[],
  { run, table, filter }: { run: Run; table: Sql; filter: Sql },
): Promise<Concept[]> {
  const exists = concepts.map(
    (concept) => sql`exists(select 1 from ${table} where ${hasConcept(concept)} and (${filter}))`,
  );
  const [row] = await run(sql`select array[${joinSql(exists, ", ")}] as present`);
  const present = (row?.present as boolean[] | undefined) ?? [];
  return concepts.filter((_, place) => present[place]);
}

/** All choices of so many of the concepts, in their order. */
function subsetsOf(concepts: readonly Concept[], size: number): Concept[][] {
  if (size === 0) return [[]];
  return concepts.flatMap((concept, place) =>
    subsetsOf(concepts.slice(place + 1), size - 1).map((others) => [concept, ...others]),
  );
}
