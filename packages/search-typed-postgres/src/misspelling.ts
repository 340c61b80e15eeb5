/** How many slips a word of this length may hold and still be recognised. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Whether a word is long enough to be recognised in spite of a slip. */
export function mayBeMisspelt(word: string): boolean {
  return slipsAllowed(word.length) > 0;
}

/** So much of a slip is forgiven to a word that things are called by. */
const NAMED = 0.5;

/**
 * The words that a misspelt one may stand for: those with the fewest slips. Half a slip is forgiven to
 * words that things are called by.
 */
export function likelyWords(
  misspelt: string,
  words: readonly string[],
  isName: (word: string) => boolean = () => false,
): string[] {
  const allowed = slipsAllowed(misspelt.length);
  const distances = words.map((word) => {
    const slips = distanceTo(misspelt, word);
    return slips > allowed ? Number.POSITIVE_INFINITY : slips - (isName(word) ? NAMED : 0);
  });
  const fewest = Math.min(...distances);
  if (fewest === Number.POSITIVE_INFINITY) return [];
  return words.filter((_, index) => distances[index] === fewest);
}

/** Of a word that begins otherwise, more than one slip makes another word. A plural is no slip. */
function distanceTo(misspelt: string, word: string): number {
  const isPlural = misspelt.length > 4 && misspelt.endsWith("s") && !word.endsWith("s");
  const slips = slipsBetween(isPlural ? misspelt.slice(0, -1) : misspelt, word);
  return slips > 1 && misspelt[0] !== word[0] ? Number.POSITIVE_INFINITY : slips;
}

/**
 * Slips between two words (optimal string alignment distance). A letter too much, too few, wrong, or
 * two neighbours swapped is one; half of one what sounds alike and is easily heard wrong: a vowel
 * for another, a letter doubled or not, c for k or s, i for y, f for ph's p.
 */
export function slipsBetween(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = [0];
  for (let j = 1; j <= b.length; j++) previous.push(at(previous, j - 1) + extraCost(b, j - 1));
  for (let i = 1; i <= a.length; i++) {
    const current = [at(previous, 0) + extraCost(a, i - 1)];
    for (let j = 1; j <= b.length; j++) {
      let slips = Math.min(
        at(previous, j) + extraCost(a, i - 1),
        at(current, j - 1) + extraCost(b, j - 1),
        at(previous, j - 1) + swapCost(a.charAt(i - 1), b.charAt(j - 1)),
      );
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

const SOUND_ALIKE = ["aeiouy", "ckq", "cs", "sz", "fp", "gj", "vw"];

/** What it costs that one letter stands for another. */
function swapCost(one: string, other: string): number {
  if (one === other) return 0;
  return SOUND_ALIKE.some((letters) => letters.includes(one) && letters.includes(other)) ? 0.5 : 1;
}

/** What it costs that a letter is too much: little when it doubles the one before. */
function extraCost(word: string, place: number): number {
  return place > 0 && word[place] === word[place - 1] ? 0.5 : 1;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
