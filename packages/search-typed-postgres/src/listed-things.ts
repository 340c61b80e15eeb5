/** Of more things than these nobody searches at once. */
const MOST_THINGS = 4;

/** Between things, in the languages there are stemmers for: words, signs, a comma. "1,000" is one number. */
const BETWEEN = /\s+(?:and|or|et|ou)\s+|\s*[&+]\s*|[,;]\s+(?:(?:and|or|et|ou)\s+)?/iu;

/** The parts of a search that may list things, as "a lamp and a chair"; none where it is one. */
export function listedThings(q: string): string[] {
  const parts = q
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && parts.length <= MOST_THINGS ? parts : [];
}
