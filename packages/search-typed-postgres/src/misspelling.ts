/** How many slips a word of this length may hold and still be recognised. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Whether a word is long enough to be recognised in spite of a slip. */
export function mayBeMisspelt(word: string): boolean {
  return slipsAllowed(word.length) > 0;
}

/** The words that a misspelt one may stand for: those with the fewest slips. */
export function likelyWords(misspelt: string, words: readonly string[]): string[] {
  const allowed = slipsAllowed(misspelt.length);
  const distances = words.map((word) => slipsBetween(misspelt, word));
  const fewest = Math.min(...distances);
  if (fewest > allowed) return [];
  return words.filter((_, index) => distances[index] === fewest);
}

/**
 * Slips of the finger between two words: a letter too much, too few, wrong, or two neighbours
 * swapped (optimal string alignment distance).
 */
export function slipsBetween(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, at(beforePrevious, j - 2) + 1);
      }
      current.push(slips);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
