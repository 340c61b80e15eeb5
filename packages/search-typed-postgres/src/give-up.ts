import type { Called } from "./documents";
import type { Concept } from "./meaning";

/** Of more concepts than this, the others are given up without asking: those that name nothing first. */
const MOST_WEIGHED = 6;
/** What is left of a sentence, however long, has at least so many words. */
const LEAST_LEFT = 2;
/** Who types so many words describes what is wanted: what nothing is called may be left out. */
const SENTENCE = 3;

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
 * The concepts of a search that are found when the fewest words are given up, about half of those of
 * a short search at most, and never all that titles name; of equally many, those of the best document.
 * Null when what is left says too little: it must be what a title names, or stand in a title with two
 * concepts.
 */
export async function fewestGivenUp(
  concepts: readonly Concept[],
  documents: Weighed,
): Promise<Concept[] | null> {
  const present = await documents.present(concepts);
  const found = concepts.filter((_, place) => present[place]);
  const naming = await namingOf(found, documents);
  const there = mostTelling(found, naming);
  // Words that no document has at all are given up whatever else is.
  const least = Math.max(1, Math.min(LEAST_LEFT, Math.floor(wordsOf(there) / 2)));
  for (const choices of choicesOf(there)) {
    const isAll = choices.some(({ length }) => length === concepts.length);
    if (isAll || choices.every((choice) => wordsOf(choice) < least)) continue;
    const areAllFound = choices.some(({ length }) => length === there.length);
    const called = choices.filter((choice) => choice.some((concept) => naming.has(concept)));
    const weighed = called.length > 0 ? called : choices;
    const best = await documents.best(weighed, there, { areAllFound });
    if (!best) continue;
    if (saysWhatItIs(best)) return there.filter((_, place) => best.found[place]);
    if (!isSentence(concepts)) return null;
  }
  return isSentence(concepts) ? spokenOf(there, documents) : null;
}

/** Whether a search describes what is wanted, in words that say something and are no need. */
export const isSentence = (concepts: readonly Concept[]): boolean =>
  wordsOf(concepts) >= SENTENCE && !concepts.some(({ isNeed }) => isNeed);

/** Of a sentence at least what a rule speaks of and a title has, as in "climb over the high tub". */
async function spokenOf(
  concepts: readonly Concept[],
  documents: Weighed,
): Promise<Concept[] | null> {
  const choices = concepts.filter(({ isOfRule }) => isOfRule).map((concept) => [concept]);
  if (choices.length === 0) return null;
  const best = await documents.best(choices, concepts, { areAllFound: false });
  const left = concepts.filter(({ isOfRule }, place) => isOfRule && best?.titled[place]);
  return left.length > 0 ? left : null;
}

/** Whether the best document that has all concepts says what it is: it is called by them. */
export async function isCalledBy(
  concepts: readonly Concept[],
  documents: Weighed,
  { named = false }: Pick<Called, "named"> = {},
): Promise<boolean> {
  const best = await documents.best([concepts], concepts, { areAllFound: true });
  if (best === null) return false;
  return named ? best.named.some(Boolean) : saysWhatItIs(best);
}

/** Whether a title names what is wanted, or has two things of it. */
const saysWhatItIs = ({ named, titled }: BestDocument): boolean =>
  named.some(Boolean) || titled.filter(Boolean).length >= 2;

/** The concepts that are what some title names: "reacher" of "long handled reacher". */
async function namingOf(
  concepts: readonly Concept[],
  documents: Weighed,
): Promise<ReadonlySet<Concept>> {
  const naming = new Set<Concept>();
  for (const concept of concepts) {
    const best = await documents.best([[concept]], [concept], { areAllFound: true });
    if (best?.named[0]) naming.add(concept);
  }
  return naming;
}

/** So many as are weighed, in the order of the search. */
function mostTelling(
  concepts: readonly Concept[],
  naming: ReadonlySet<Concept>,
): readonly Concept[] {
  if (concepts.length <= MOST_WEIGHED) return concepts;
  const weighed = [...concepts]
    .sort((one, other) => Number(naming.has(other)) - Number(naming.has(one)))
    .slice(0, MOST_WEIGHED);
  return concepts.filter((concept) => weighed.includes(concept));
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
