/** How many slips a word of this length may hold and still be recognised. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Words of fewer letters are too like each other: nothing is told of them. */
const SHORTEST = 3;

/** Whether a word is long enough to be recognised in spite of a slip. */
export const mayBeMisspelt = (word: string): boolean => word.length >= SHORTEST;

/** How likely a word is what somebody types: a name, what rules speak of, or what texts alone have. */
export type Standing = "name" | "spoken" | "text";

/** So much of a slip is forgiven to such words. */
const FORGIVEN: Record<Standing, number> = { name: 0.5, spoken: 0.25, text: 0 };
/** Shorter words are too like each other to be guessed from more than one hint. */
const LONG = 6;

/** What it costs that a word sounds like another. */
const HEARD = 0.5;

/**
 * The words that a misspelt one may stand for: those with the fewest slips. Half a slip is forgiven to
 * words that things are called by. Of the shortest words only those that sound just so, and no short
 * ones that stand in texts alone.
 */
export function likelyWords(
  misspelt: string,
  words: readonly string[],
  standing: (word: string) => Standing = () => "spoken",
): string[] {
  const near = nearWords(misspelt, words, standing);
  return near.filter(({ slips }) => slips === near[0]?.slips).map(({ word }) => word);
}

/** All words that it may stand for, those of the fewest slips first. */
export function nearWords(
  misspelt: string,
  words: readonly string[],
  standing: (word: string) => Standing,
): { word: string; slips: number }[] {
  const allowed = slipsAllowed(misspelt.length);
  return words
    .flatMap((word) => {
      if (areFarApart(misspelt, word, allowed)) return [];
      const its = standing(word);
      if (its === "text" && misspelt.length < LONG) return [];
      const slips = distanceTo(misspelt, word);
      const isNear = allowed === 0 ? isHeardAs(misspelt, word) : slips <= allowed;
      return isNear ? { word, slips: slips - FORGIVEN[its] } : [];
    })
    .sort((one, other) => one.slips - other.slips);
}

/**
 * Of a word that begins otherwise, more than one slip makes another word; half a one where it is short,
 * as "frail" is no rail. A plural is no slip.
 */
function distanceTo(misspelt: string, word: string): number {
  const isPlural = misspelt.length > 4 && misspelt.endsWith("s") && !word.endsWith("s");
  const slips = Math.min(
    typedFor(misspelt, word),
    isPlural ? typedFor(misspelt.slice(0, -1), word) : Number.POSITIVE_INFINITY,
  );
  const isOther = misspelt[0] !== word[0] && slips > (misspelt.length < LONG ? HEARD : 1);
  return isOther ? Number.POSITIVE_INFINITY : slips;
}

/** Slips of the letters, or of the sounds where these are fewer: "nee" is a knee. */
function typedFor(misspelt: string, word: string): number {
  const most = Math.max(HEARD, slipsAllowed(misspelt.length + 1));
  const slips = slipsBetween(misspelt, word, most);
  if (slips <= HEARD) return slips;
  const sounds = slipsBetween(heard(misspelt), heard(word), most);
  return sounds === 0 || misspelt.length >= LONG ? Math.min(slips, HEARD + sounds) : slips;
}

const isHeardAs = (one: string, other: string): boolean => heard(one) === heard(other);

/** Letters that are not heard, or heard as others, in English and in French. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^[gkp]n/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/^ps/, "s"],
  [/eaux?/g, "o"],
  [/ph/g, "f"],
  [/gh(?=t)/g, ""],
  [/tch/g, "ch"],
  [/ck/g, "k"],
  [/x/g, "ks"],
  [/sc(?=[eiy])/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/q/g, "k"],
  [/z/g, "s"],
  [/mb$/, "m"],
  [/([^aeiouy])re$/, "$1er"],
  [/(?:ss?|t)(?=i[ao])|ss?(?=ure)/g, "sh"],
  [/(?:ey|ie|y)$/, "i"],
  [/ai|ei/g, "a"],
  [/ea|ie/g, "e"],
  [/oa|ow/g, "o"],
  [/(.)\1+/g, "$1"],
  [/(?<=..)e$/, ""],
];

/** Letters that cost half a slip or less for each other are one to this. */
const CLASSES = ["aeiouy", "ckqsz", "fp", "gj", "vw", "dt"];
const CLASS_OF = new Map(
  CLASSES.flatMap((letters, place) => [...letters].map((letter) => [letter, place] as const)),
);

/** The letters of a text, a bit for each class of them. */
function lettersOf(text: string): number {
  let letters = 0;
  for (const letter of text) {
    letters |= 1 << (CLASS_OF.get(letter) ?? 6 + (letter.charCodeAt(0) % 25));
  }
  return letters;
}

/**
 * Whether two words have so different letters, as written and as heard, that more slips than these are
 * between them: far cheaper than to count, and true of nearly all. One slip brings one new letter.
 */
function areFarApart(one: string, other: string, allowed: number): boolean {
  const [mine, theirs] = [knownOf(one), knownOf(other)];
  return (
    newLetters(mine.letters, theirs.letters) > allowed + 1 &&
    newLetters(mine.soundLetters, theirs.soundLetters) > allowed
  );
}

function newLetters(one: number, other: number): number {
  return Math.max(bits(one & ~other), bits(other & ~one));
}

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** What is known of a word: how it sounds, roughly, and the letters of both. */
interface Known {
  sound: string;
  letters: number;
  soundLetters: number;
}

const knownBefore = new Map<string, Known>();
/** Words of which it is remembered; rules and titles have the same ones for long. */
const REMEMBERED = 20_000;

function knownOf(word: string): Known {
  const known = knownBefore.get(word);
  if (known) return known;
  const sound = SOUNDS.reduce((text, [letters, sounds]) => text.replace(letters, sounds), word);
  const made = { sound, letters: lettersOf(word), soundLetters: lettersOf(sound) };
  if (knownBefore.size >= REMEMBERED) knownBefore.clear();
  knownBefore.set(word, made);
  return made;
}

/** Words that sound alike are written alike. */
const heard = (word: string): string => knownOf(word).sound;

/**
 * Slips between two words (optimal string alignment distance). A letter too much, too few, wrong, or
 * two neighbours swapped is one; half of one what sounds alike and is easily heard wrong: a vowel
 * for another, a letter doubled or not, c for k or s, d for t, i for y, f for ph's p. Of more than `most`
 * it is only said that they are more.
 */
export function slipsBetween(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
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
    if (Math.min(...current) > most && Math.min(...previous) > most) {
      return Number.POSITIVE_INFINITY;
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

const SOUND_ALIKE = ["aeiouy", "ckq", "cs", "sz", "fp", "gj", "vw", "dt"];

/** Letters that sound like a letter. */
const ALIKE = new Map<string, string>();
for (const letters of SOUND_ALIKE) {
  for (const letter of letters) ALIKE.set(letter, `${ALIKE.get(letter) ?? ""}${letters}`);
}

/** What it costs that one letter stands for another. */
function swapCost(one: string, other: string): number {
  if (one === other) return 0;
  return ALIKE.get(one)?.includes(other) ? 0.5 : 1;
}

/** What it costs that a letter is too much: little when it doubles the one before. */
function extraCost(word: string, place: number): number {
  return place > 0 && word[place] === word[place - 1] ? 0.5 : 1;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
