import { hasAll, hasConcept, texts, titles } from "./conditions";
import type { Concept } from "./meaning";
import { flagsSql, scoreSql } from "./ranking";
import type { Run } from "./read-words";
import { joinSql, type Sql, sql } from "./sql";

/** Of more concepts than this, the last ones are given up without asking. */
const MOST_WEIGHED = 6;

/**
 * The concepts of a search that are found when the fewest words are given up, about half of them at
 * most; of equally many, those of the best document. Null when what is left says too little: it must
 * be what a title names, or stand in a title with two concepts.
 */
export async function fewestGivenUp(
  concepts: readonly Concept[],
  { run, table, filter }: { run: Run; table: Sql; filter: Sql },
): Promise<Concept[] | null> {
  const there = await presentOf(concepts.slice(0, MOST_WEIGHED), { run, table, filter });
  const least = Math.max(1, Math.floor(wordsOf(concepts) / 2));
  for (const choices of choicesOf(there)) {
    const isAll = choices.some(({ length }) => length === concepts.length);
    if (isAll || choices.every((choice) => wordsOf(choice) < least)) continue;
    const areAllFound = choices.some(({ length }) => length === there.length);
    const [best] = await run(sql`select ${flagsSql(there)} from (
        select ${texts}, ${titles}, ${scoreSql(there, { areAllFound })} as score
          from ${table} where (${joinSql(choices.map(hasAll), " or ")}) and (${filter})
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

const wordsOf = (concepts: readonly Concept[]): number =>
  concepts.reduce((sum, { typed }) => sum + typed.length, 0);

/** All choices of concepts, those of most words first; choices of equally many words together. */
function choicesOf(concepts: readonly Concept[]): Concept[][][] {
  const all: Concept[][] = [[]];
  for (const concept of concepts) all.push(...all.map((choice) => [...choice, concept]));
  const byWords = new Map<number, Concept[][]>();
  for (const choice of all.filter(({ length }) => length > 0)) {
    const words = wordsOf(choice);
    byWords.set(words, [...(byWords.get(words) ?? []), choice]);
  }
  return [...byWords].sort(([one], [other]) => other - one).map(([, choices]) => choices);
}
