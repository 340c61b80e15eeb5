import { allQuery, type Concept } from "./meaning";
import { flagsSql, has, scoreSql, texts } from "./ranking";
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
  const weighed = concepts.slice(0, MOST_WEIGHED);
  const least = Math.max(1, Math.floor(concepts.length / 2));
  const from = weighed.length < concepts.length ? weighed.length : weighed.length - 1;
  for (let size = from; size >= least; size -= 1) {
    const subsets = subsetsOf(weighed, size);
    const conditions = subsets.map((subset) => has(texts, allQuery(subset)));
    const [best] = await run(sql`select ${flagsSql(weighed)},
        ${scoreSql(weighed, { areAllFound: false })} as score
      from ${table} where (${joinSql(conditions, " or ")}) and (${filter})
      order by score desc limit 1`);
    if (!best) continue;
    const [found, titled, named] = [best.found, best.titled, best.named] as boolean[][];
    const says = named?.some(Boolean) || (titled?.filter(Boolean).length ?? 0) >= 2;
    return says ? weighed.filter((_, place) => found?.[place]) : null;
  }
  return null;
}

/** All choices of so many of the concepts, in their order. */
function subsetsOf(concepts: readonly Concept[], size: number): Concept[][] {
  if (size === 0) return [[]];
  return concepts.flatMap((concept, place) =>
    subsetsOf(concepts.slice(place + 1), size - 1).map((others) => [concept, ...others]),
  );
}
