import type { DocumentSet } from "./document-set";
import type { Scored } from "./rank";
import { type Compare, placeIn } from "./sequence";

/** Which documents stand at some places of a list. */
export interface Part {
  skip: number;
  take: number;
}

/** The documents of a page, in an order. */
export function pageInOrder(
  order: Uint32Array,
  among: DocumentSet,
  { skip, take }: Part,
): number[] {
  const page: number[] = [];
  let left = skip;
  for (let place = 0; place < order.length && page.length < take; place += 1) {
    const document = order[place] ?? 0;
    if (!among.has(document)) continue;
    if (left > 0) left -= 1;
    else page.push(document);
  }
  return page;
}

/** So many are kept in order while all are looked at; more are sorted. */
const MOST_KEPT = 1000;

/** The numbers of a page, in an order that is not made of all documents yet. */
export function pageCompared(
  numbers: Uint32Array,
  compare: Compare,
  { skip, take }: Part,
): number[] {
  const end = skip + take;
  if (end > MOST_KEPT) return [...numbers].sort(compare).slice(skip, end);
  const first: number[] = [];
  for (const number of numbers) {
    const last = first[end - 1];
    if (last !== undefined && compare(number, last) >= 0) continue;
    first.splice(placeIn(first, number, compare), 0, number);
    if (first.length > end) first.pop();
  }
  return first.slice(skip);
}

/** As {@link pageByScore}, in an order that is not made of all documents yet. */
export function pageByScoreCompared(
  compare: Compare,
  { documents, scores }: Scored,
  part: Part,
  { isAscending }: { isAscending: boolean },
): number[] {
  const way = isAscending ? 1 : -1;
  const places = Uint32Array.from(documents.keys());
  const byScore: Compare = (one, other) =>
    way * ((scores[one] ?? 0) - (scores[other] ?? 0)) ||
    compare(documents[one] ?? 0, documents[other] ?? 0);
  return pageCompared(places, byScore, part).map((place) => documents[place] ?? 0);
}

/** Documents of one score that a page has some of. */
interface Level {
  skip: number;
  take: number;
  documents: number[];
}

/** The documents of a page, those of the best score first, equals in an order. */
export function pageByScore(
  order: Uint32Array,
  { documents, scores }: Scored,
  part: Part,
  { isAscending }: { isAscending: boolean },
): number[] {
  const levels = levelsOf(countsOf(scores, isAscending), part);
  // Of each document on these levels the score and one more; 0 for all others.
  const marks = marksFor(order, documents);
  for (let index = 0; index < documents.length; index += 1) {
    const score = scores[index] ?? 0;
    if (levels.has(score)) marks[documents[index] ?? 0] = score + 1;
  }
  let open = levels.size;
  for (let place = 0; place < order.length && open > 0; place += 1) {
    const document = order[place] ?? 0;
    const mark = marks[document] ?? 0;
    const level = mark === 0 ? undefined : levels.get(mark - 1);
    if (!level || level.documents.length === level.take) continue;
    if (level.skip > 0) {
      level.skip -= 1;
    } else {
      level.documents.push(document);
      if (level.documents.length === level.take) open -= 1;
    }
  }
  for (const document of documents) marks[document] = 0;
  return [...levels.values()].flatMap((level) => level.documents);
}

let marksOfOnePage = new Uint16Array(0);

/** By the number of a document a mark, while one page is looked for; 0 before and after. */
function marksFor(order: Uint32Array, documents: Uint32Array): Uint16Array {
  const size = Math.max(order.length, (documents.at(-1) ?? 0) + 1);
  if (marksOfOnePage.length < size) marksOfOnePage = new Uint16Array(Math.ceil(size * 1.25));
  return marksOfOnePage;
}

/** How many documents have each score, in the order of the list. */
function countsOf(scores: Uint16Array, isAscending: boolean) {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  const levels = [...counts].sort(([one], [other]) => one - other);
  return isAscending ? levels : levels.reverse();
}

/** The scores that a page has documents of, with how many of each and from which on. */
function levelsOf(counts: readonly (readonly [number, number])[], { skip, take }: Part) {
  const levels = new Map<number, Level>();
  let before = 0;
  for (const [score, count] of counts) {
    const first = Math.max(skip, before);
    const end = Math.min(skip + take, before + count);
    if (end > first) levels.set(score, { skip: first - before, take: end - first, documents: [] });
    before += count;
  }
  return levels;
}
