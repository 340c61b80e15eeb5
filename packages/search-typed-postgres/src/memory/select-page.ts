import type { DocumentSet } from "./document-set";
import type { Scored } from "./rank";

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
