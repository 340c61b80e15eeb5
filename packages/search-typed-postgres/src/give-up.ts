import type { Concept } from "./meaning";

/** Of more concepts than this, the last ones are given up without asking. */
const MOST_WEIGHED = 6;

/** Where the best document of some choices has each concept that is there. */
export interface BestDocument {
  found: readonly boolean[];
  /** In a title, whatever it names. */
  titled: readonly boolean[];
  /** As what a title names. */
  named: readonly boolean[];
}

/** What giving words up asks of the documents. */
export interface Weighed {
  /** For each concept, whether some document has it. */
  present(concepts: readonly Concept[]): Promise<boolean[]>;
  /** The best by rank of those that have all of one of the choices. */
  best(
    choices: readonly (readonly Concept[])[],
    there: readonly Concept[],
    ranked: { areAllFound: boolean },
  ): Promise<BestDocument | null>;
}

/**
 * The concepts of a search that are found when the fewest words are given up, about half of them at
 * most; of equally many, those of the best document. Null when what is left says too little: it must
 * be what a title names, or stand in a title with two concepts.
 */
export async function fewestGivenUp(
  concepts: readonly Concept[],
  documents: Weighed,
): Promise<Concept[] | null> {
  const weighed = concepts.slice(0, MOST_WEIGHED);
  const present = await documents.present(weighed);
  const there = weighed.filter((_, place) => present[place]);
  const least = Math.max(1, Math.floor(wordsOf(concepts) / 2));
  for (const choices of choicesOf(there)) {
    const isAll = choices.some(({ length }) => length === concepts.length);
    if (isAll || choices.every((choice) => wordsOf(choice) < least)) continue;
    const areAllFound = choices.some(({ length }) => length === there.length);
    const best = await documents.best(choices, there, { areAllFound });
    if (!best) continue;
    const says = best.named.some(Boolean) || best.titled.filter(Boolean).length >= 2;
    return says ? there.filter((_, place) => best.found[place]) : null;
  }
  return null;
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
