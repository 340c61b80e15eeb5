import type { ProviderSearchQuery } from "@medusajs/framework/types";
import type { CompiledRules } from "./compiled-rules";
import type { Documents } from "./documents";
import { formsOf, type Meaning } from "./meaning";
import { mayBeMisspelt, nearWords } from "./misspelling";
import { type Run, raw, sql, value } from "./sql";
import type { Stemmer, Word } from "./stems";
import { wordsTableOf } from "./table-names";

/** A word of a search that was taken for another one. */
export interface Correction {
  typed: string;
  meant: string;
}

/** What reading takes: the index, what its rules say, and how forgiving it may be. */
export interface Reading {
  index: ProviderSearchQuery["index"];
  documents: Documents;
  rules: CompiledRules;
  stem: Stemmer;
  run: Run;
  /** Whether the last word may be the beginning of one. */
  lastBegun: boolean;
  toleratesTypos: boolean;
}

/** Words of one search that are corrected; each costs a look through all the words there are. */
export const MAX_CORRECTED = 3;
/** Words like a misspelt one that are looked at. */
const LIKE_WORDS = 40;
/** Parts of a word that was written as one are at least this long. */
const LEAST_PART = 3;
/** A part that is known beside a misspelt one is at least this long. */
const LEAST_KNOWN_PART = 5;
/** So many slips more may a word have that stands beside its neighbour in a title. */
const HARDLY_MORE = 0.5;
/** A word of a rule is taken for meant from so many of its letters on. */
const LEAST_OF_RULE_WORD = 3;

/**
 * Reads the words of a search as the index writes them: two that it writes as one are joined, one
 * that it writes as two is split, and one that it does not know is taken for the word that it most
 * likely is a misspelling of.
 */
export async function readWords(
  typed: readonly string[],
  reading: Reading,
): Promise<{ words: Word[]; corrections: Correction[] }> {
  const { documents, rules, stem, lastBegun, toleratesTypos } = reading;
  const pairs = typed.slice(1).map((word, place) => `${typed[place]}${word}`);
  const all = await stem([...typed, ...pairs]);
  const stemmed = all.slice(0, typed.length);
  const seen = await look(stemmed, all.slice(typed.length), reading);
  const words: Word[] = [];
  const corrections: Correction[] = [];
  let tried = 0;
  for (let place = 0; place < stemmed.length; place += 1) {
    const [word, next] = [stemmed[place], stemmed[place + 1]];
    if (!word) continue;
    const together = next && `${word.text}${next.text}`;
    // "Pick up" is no pickup, whatever rules say: small words are joined where the index does it.
    const mayJoin = word.stems.length > 0 && (next?.stems.length ?? 0) > 0;
    const isOne = (one: string) => seen.written.has(one) || (mayJoin && rules.vocabulary.has(one));
    if (next && together && isOne(together)) {
      const [one] = await stem([together]);
      if (one) words.push({ ...one, parts: [word, next] });
      place += 1;
      continue;
    }
    if (seen.known[place] === "well" || isOfRules(word, rules)) {
      words.push(word);
      continue;
    }
    const begun = lastBegun && place === stemmed.length - 1 && (await beginningOf(word, reading));
    const split = begun ? [begun] : await partsOf(word, reading);
    if (split) {
      words.push(...split);
      continue;
    }
    const meant =
      toleratesTypos && mayBeMisspelt(word.text) && tried < MAX_CORRECTED
        ? await likelyWord(word.text, reading, besides(words, seen.known[place + 1] && next))
        : undefined;
    const joined = meant || !toleratesTypos ? null : await misspeltParts(word, reading);
    if (joined) {
      words.push(...joined);
      corrections.push({ typed: word.text, meant: joined.map(({ text }) => text).join(" ") });
      continue;
    }
    if (mayBeMisspelt(word.text)) tried += 1;
    const isOther = meant && !(seen.known[place] && isSameStem(word, meant));
    if (isOther) corrections.push({ typed: word.text, meant: meant.text });
    words.push(isOther ? meant : word);
  }
  const titled = await documents.have(words.map(plain), "titles");
  return {
    words: words.map((word, place) => (titled[place] ? { ...word, isTitled: true } : word)),
    corrections,
  };
}

/** Whether rules speak of a word, in whatever form, or no language has a use for it. */
const isOfRules = (word: Word, rules: CompiledRules): boolean =>
  word.stems.length === 0 ||
  rules.isIgnored(word) ||
  rules.isSpokenOf(word) ||
  rules.vocabulary.has(word.text);

/** Which words the index has, and which pairs of neighbours it writes as one. */
async function look(
  words: readonly Word[],
  pairs: readonly Word[],
  { documents }: Reading,
): Promise<{ known: Known[]; written: Set<string> }> {
  const known = await knownOf(words, documents);
  if (pairs.length === 0) return { known, written: new Set() };
  // "S eating" is no seating: of texts the index knows stems, and only a word that is one is sure.
  const isSure = ({ text, stems: [stem] }: Word) => text === stem || text === `${stem}s`;
  const titled = await documents.have(pairs.map(asWritten), "titles");
  const there = await documents.have(pairs.map(inFirstLanguage), "anywhere");
  const written = pairs.filter((pair, place) => titled[place] || (there[place] && isSure(pair)));
  return { known, written: new Set(written.map(({ text }) => text)) };
}

/** How well the index knows a word; hardly, where texts have it by a stem of a further language alone. */
type Known = "well" | "hardly" | undefined;

async function knownOf(words: readonly Word[], documents: Documents): Promise<Known[]> {
  const asked = [...words.map(plain), ...words.map(inFirstLanguage)];
  const there = await documents.have(asked, "anywhere");
  const isHardly = (place: number) => there[place] && !there[words.length + place];
  const hardly = words.filter((_, place) => isHardly(place));
  const titled = hardly.length > 0 ? await documents.have(hardly.map(plain), "titles") : [];
  return words.map((word, place) => {
    if (!there[place]) return undefined;
    return isHardly(place) && !titled[hardly.indexOf(word)] ? "hardly" : "well";
  });
}

const isSameStem = (one: Word, other: Word): boolean =>
  one.stems.some((stem) => other.stems.includes(stem));

/** A word as the beginning of one that a title, a rule or a text has, in this order. */
async function beginningOf(word: Word, { documents, rules, stem }: Reading): Promise<Word | null> {
  const begun: Meaning = { ...plain(word), words: [{ stems: [word.text], isBegun: true }] };
  const isIn = async (where: "titles" | "anywhere") =>
    (await documents.have([begun], where))[0] === true;
  if (await isIn("titles")) return { ...word, isBegun: true };
  if (word.text.length >= LEAST_OF_RULE_WORD) {
    const whole = [...rules.vocabulary].find((one) => one.startsWith(word.text));
    if (whole) return (await stem([whole]))[0] ?? null;
  }
  return (await isIn("anywhere")) ? { ...word, isBegun: true } : null;
}

/** The two words that the index writes a word as, side by side; first those of a title. */
async function partsOf(word: Word, { documents, rules, stem }: Reading): Promise<Word[] | null> {
  const pairs = await cutInTwo(word, stem);
  if (pairs.length === 0) return null;
  const phrases = pairs.map(
    (pair): Meaning => ({ ...plain(word), words: pair.map(formsOf), isPhrase: true }),
  );
  for (const where of ["titles", "anywhere"] as const) {
    const place = (await documents.have(phrases, where)).indexOf(true);
    if (place !== -1) return pairs[place] ?? null;
  }
  // "4wheel" is "4 wheel" if rules speak of both; two words of letters they know as one already.
  const isCode = /\p{N}/u.test(word.text);
  return pairs.find((pair) => isCode && pair.every((part) => rules.isSpokenOf(part))) ?? null;
}

/** Two words written as one of which one is misspelt: beside a long part that titles have, the likely other. */
async function misspeltParts(word: Word, reading: Reading): Promise<Word[] | null> {
  if (!/^\p{L}+$/u.test(word.text)) return null;
  const { documents, stem } = reading;
  const pairs = await cutInTwo(word, stem);
  const isLong = ({ text: part }: Word) => part.length >= LEAST_KNOWN_PART;
  const parts = pairs.flat();
  const titled = await documents.have(parts.map(plain), "titles");
  const known = parts.filter((part, place) => titled[place] && isLong(part));
  const [longest] = known.sort((one, other) => other.text.length - one.text.length);
  const pair = pairs.find((both) => longest && both.includes(longest));
  const other = pair?.find((part) => part !== longest);
  if (!pair || !longest || !other || !mayBeMisspelt(other.text)) return null;
  const meant = await likelyWord(other.text, reading);
  return meant ? pair.map((part) => (part === longest ? part : meant)) : null;
}

/** A word as each two that it may be, with their stems. */
async function cutInTwo({ text }: Word, stem: Stemmer): Promise<Word[][]> {
  const cuts = cutsOf(text);
  const parts = await stem(cuts.flatMap((cut) => [text.slice(0, cut), text.slice(cut)]));
  return cuts.map((_, place) => parts.slice(2 * place, 2 * place + 2));
}

/** Where a word may be two: anywhere between enough letters, or where letters and digits meet, as in "18in". */
function cutsOf(text: string): number[] {
  if (/^\p{L}+$/u.test(text)) {
    const count = Math.max(0, text.length - 2 * LEAST_PART + 1);
    return Array.from({ length: count }, (_, place) => place + LEAST_PART);
  }
  const [, before] = /^(\p{L}+)\p{N}+$|^(\p{N}+)\p{L}+$/u.exec(text)?.filter(Boolean) ?? [];
  return before ? [before.length] : [];
}

/** The words next to one that say something. */
const besides = (before: readonly Word[], next: Word | undefined): Word[] =>
  [before.at(-1), next].flatMap((word) => (word && word.stems.length > 0 ? word : []));

/**
 * The word of the index or of a rule that a misspelt one most likely stands for. One that stands in a
 * title with a word beside it is preferred to one that is hardly more alike: "elastic bans" are bands,
 * though a "banc" were half a slip nearer.
 */
async function likelyWord(
  typed: string,
  { index, documents, rules, run, stem }: Reading,
  beside: readonly Word[] = [],
): Promise<Word | undefined> {
  const rows = await run(
    sql`select word, in_title from ${raw(`"${wordsTableOf(index.physical_name)}"`)}
      where length(word) between ${value(typed.length - 2)} and ${value(typed.length + 2)}
      order by word <-> ${value(typed)}, word limit ${raw(String(LIKE_WORDS))}`,
  );
  const titled = new Set(rows.flatMap(({ word, in_title }) => (in_title ? [String(word)] : [])));
  const ofRules = [...rules.vocabulary].filter(
    (word) => Math.abs(word.length - typed.length) <= 2 && mayBeMisspelt(word),
  );
  const near = nearWords(
    typed,
    [...new Set([...rows.map(({ word }) => String(word)), ...ofRules])],
    (word) => (titled.has(word) ? "name" : rules.vocabulary.has(word) ? "spoken" : "text"),
  );
  const fewest = near[0]?.slips ?? 0;
  const standing = (word: string) =>
    (titled.has(word) ? 4 : 0) +
    (rules.vocabulary.has(word) ? 2 : 0) +
    (word[0] === typed[0] ? 1 : 0);
  // Of equals the one of as many letters: "seet" is a seat rather than a set.
  const off = (word: string) => Math.abs(word.length - typed.length);
  const likely = near
    .filter(({ slips }) => slips <= fewest + (beside.length > 0 ? HARDLY_MORE : 0))
    .sort(
      (one, other) =>
        one.slips - other.slips ||
        standing(other.word) - standing(one.word) ||
        off(one.word) - off(other.word),
    );
  const stemmed = await stem(likely.map(({ word }) => word));
  // A gown is no "down": nobody searches for a word that says nothing. As likely as that it is no other.
  const ignored = stemmed.findIndex((word) => rules.isIgnored(word));
  if (ignored !== -1 && likely[ignored]?.slips === fewest) return undefined;
  const telling = stemmed.filter((word) => word.stems.length > 0 && !rules.isIgnored(word));
  const pairs = telling.flatMap((word) => beside.map((other) => together(word, other)));
  const titles = telling.length > 1 ? await documents.have(pairs, "titles") : [];
  const place = titles.indexOf(true);
  return telling[place === -1 ? 0 : Math.floor(place / beside.length)];
}

/** Two words in one title or text, wherever. */
const together = (one: Word, other: Word): Meaning => ({
  ...plain(one),
  words: [formsOf(one), formsOf(other)],
});

/** A word anywhere, by its stems. */
const plain = (word: Word): Meaning => ({
  words: [formsOf(word)],
  isPhrase: false,
  isTitle: false,
  worth: 1,
});

/** A word anywhere, by the stem that the first language has for it. */
const inFirstLanguage = (word: Word): Meaning => {
  const [stem = word.text] = word.stems;
  return { ...plain(word), words: [{ stems: [stem] }] };
};

/** A word just as titles have it. */
const asWritten = (word: Word): Meaning => ({ ...plain(word), words: [{ stems: [word.text] }] });
