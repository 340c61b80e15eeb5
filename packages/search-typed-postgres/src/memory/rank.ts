import type { Concept } from "../meaning";
import {
  IN_FULL,
  IN_LABEL,
  IN_ORDER,
  IN_TEXT,
  IN_TEXT_OFTEN,
  IN_TITLE,
  orderPhrase,
  spokenOften,
} from "../ranking";
import type { Views } from "./concept-view";
import type { DocumentSet } from "./document-set";
import { PLACE, type Titled } from "./word-views";

/** Scores are whole thousandths. */
export const STEP = 1000;
const thousandths = (score: number): number => Math.round(score * STEP);

/** What a place of a title counts, by its number. */
const WORTH_OF_PLACE = [0, IN_LABEL, IN_TITLE, 1];

/** Documents by their numbers, the lowest first, each with its score in thousandths. */
export interface Scored {
  documents: Uint32Array;
  scores: Uint16Array;
}

/** What is known of the documents that are ranked, as in `ranking.ts`. */
interface Ranked {
  areAllFound: boolean;
  ranksTexts?: boolean;
  /** Those that miss no concept, where others may. */
  complete?: DocumentSet;
  /** What no title or label of the first should say. */
  unwanted?: readonly Concept[] | undefined;
}

/**
 * How well each of some documents fits, in thousandths: the same steps as `ranking.ts` has in SQL.
 * All lists of documents begin with the lowest number, so that one is followed along another.
 */
export function scored(
  among: DocumentSet,
  concepts: readonly Concept[],
  { areAllFound, ranksTexts = false, complete, unwanted = [] }: Ranked,
  views: Views,
): Scored {
  const documents = among.numbers();
  if (documents.length === 0) return { documents, scores: new Uint16Array(0) };
  const isFound = areAllFound && !concepts.some(({ isNeed }) => isNeed);
  const inText = thousandths(IN_TEXT);
  const sums = new Float64Array(documents.length);
  for (const concept of concepts) {
    const best = bestInTitles(documents, concept, views);
    const { found } = views.concept(concept);
    for (let index = 0; index < documents.length; index += 1) {
      const inTitle = best[index] ?? 0;
      if (inTitle > 0) sums[index] = (sums[index] ?? 0) + inTitle;
      else if (isFound || found.has(documents[index] ?? 0)) {
        sums[index] = (sums[index] ?? 0) + inText;
      }
    }
  }
  for (let index = 0; index < sums.length; index += 1) {
    sums[index] = (sums[index] ?? 0) / concepts.length;
  }
  if (ranksTexts) addSpokenOften(sums, documents, concepts, views);
  const phrase = orderPhrase(concepts);
  if (phrase) {
    follow(documents, views.titled(phrase), (index, place) => {
      if (place >= PLACE.title) sums[index] = (sums[index] ?? 0) + thousandths(IN_ORDER);
    });
  }
  if (complete) addInFull(sums, documents, (document) => complete.has(document));
  if (unwanted.length > 0) {
    const said = unwanted.map((concept) => views.concept(concept).titled);
    addInFull(sums, documents, (document) => !said.some((set) => set.has(document)));
  }
  const scores = new Uint16Array(sums.length);
  for (let index = 0; index < sums.length; index += 1) scores[index] = Math.round(sums[index] ?? 0);
  return { documents, scores };
}

/** Puts some of the documents before all others. */
function addInFull(
  sums: Float64Array,
  documents: Uint32Array,
  isFirst: (document: number) => boolean,
): void {
  for (let index = 0; index < documents.length; index += 1) {
    if (isFirst(documents[index] ?? 0)) sums[index] = (sums[index] ?? 0) + thousandths(IN_FULL);
  }
}

/** The best that titles say of a concept's meanings, for each of some documents. */
function bestInTitles(documents: Uint32Array, { meanings }: Concept, views: Views): Uint16Array {
  const best = new Uint16Array(documents.length);
  for (const meaning of meanings) {
    const values = WORTH_OF_PLACE.map((place) => thousandths(meaning.worth * place));
    follow(documents, views.titled(meaning), (index, place) => {
      const value = values[place] ?? 0;
      if (value > (best[index] ?? 0)) best[index] = value;
    });
  }
  return best;
}

/** Calls `visit` for each of some documents that is titled so, with its index and its place. */
function follow(
  documents: Uint32Array,
  titled: Titled,
  visit: (index: number, place: number) => void,
): void {
  let index = 0;
  for (let next = 0; next < titled.documents.length && index < documents.length; next += 1) {
    const document = titled.documents[next] ?? 0;
    while (index < documents.length && (documents[index] ?? 0) < document) index += 1;
    if (documents[index] === document) visit(index, titled.places[next] ?? 0);
  }
}

/** The sum of 1 / n² over all whole n, as PostgreSQL's `ts_rank` has it. */
const LIMIT_OF_TIMES = 1.64493406685;
/** What each place counts there, whichever its class. */
const WEIGHT = 0.1;

/** What so many places of a word come to: the second counts a quarter, the third a ninth. */
function worthOf(times: number): number {
  let worth = 0;
  for (let time = 1; time <= times; time += 1) worth += 1 / (time * time);
  return worth;
}

/** Adds how often texts have the words, where no title has any; see `ts_rank` of PostgreSQL. */
function addSpokenOften(
  sums: Float64Array,
  documents: Uint32Array,
  concepts: readonly Concept[],
  views: Views,
): void {
  const stems = spokenOften(concepts);
  const spoken = views.spoken(stems, worthOf);
  const titled = concepts.map((concept) => views.concept(concept).titled);
  const factor = (WEIGHT * IN_TEXT_OFTEN * STEP) / LIMIT_OF_TIMES / stems.length;
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] ?? 0;
    if (titled.some((set) => set.has(document))) continue;
    const often = Math.min((spoken[document] ?? 0) * factor, IN_TEXT_OFTEN * STEP);
    sums[index] = (sums[index] ?? 0) + often;
  }
}
