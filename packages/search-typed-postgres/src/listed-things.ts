import { searchWords } from "./search-words";

/** Of more things than these nobody searches at once. */
export const MOST_THINGS = 4;

/** Between things, in the languages there are stemmers for: words, signs, a comma. "1,000" is one number. */
const BETWEEN = /\s+(?:and|or|et|ou)\s+|\s*[&+]\s*|[,;]\s+(?:(?:and|or|et|ou)\s+)?/iu;

/** What follows describes the thing before it: "a chair with arms and wheels" is one. */
const DESCRIBING = /(?<![\p{L}\p{N}])(?:with|without|for|avec|sans|pour)(?![\p{L}\p{N}])/iu;

/** The words of each part of a search that may list things, as "a lamp and a chair"; none where it is one. */
export function listedThings(q: string): string[][] {
  const texts = q.split(BETWEEN);
  if (texts.slice(0, -1).some((text) => DESCRIBING.test(text))) return [];
  const parts = texts
    .map((text) => [...new Set(searchWords(text))])
    .filter((words) => words.length > 0);
  return parts.length > 1 && parts.length <= MOST_THINGS ? parts : [];
}

/** Whether words stand side by side, some in one part and some in another: together they are one thing. */
export function isAcross(words: readonly string[], parts: readonly (readonly string[])[]): boolean {
  const places = parts.flatMap((part, number) => part.map((word) => ({ word, number })));
  const taken = words.map((word) => places.findIndex((place) => place.word === word));
  if (taken.includes(-1)) return false;
  const isTogether = Math.max(...taken) - Math.min(...taken) + 1 === words.length;
  return isTogether && new Set(taken.map((place) => places[place]?.number)).size > 1;
}
