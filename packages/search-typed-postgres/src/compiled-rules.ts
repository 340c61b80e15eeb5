import { stemOfIrregular } from "./irregular-forms";
import { formsOf, type Meaning } from "./meaning";
import { isNegation } from "./negated-words";
import type { SearchRule, SearchRules } from "./rules";
import { searchWords } from "./search-words";
import type { Stemmer, Word } from "./stems";

/** Words that set a rule off, and what they mean by it. */
export interface Trigger {
  words: readonly Word[];
  meanings: readonly Meaning[];
  /** Whether they are a need in several words, not another name. */
  isNeed: boolean;
  /** Whether they say what is not: "without drilling". */
  isNegative?: boolean;
  /**
   * All its words, where one alone says something: a search has to have the small ones too, as bed is no
   * search for what helps "out of bed".
   */
  phrase?: readonly Word[];
}

/** Words that find nothing on purpose. */
export interface Refusal {
  words: readonly Word[];
  hint?: string;
}

/** Rules with the stems of their words, ready to be compared with those of a search. */
export interface CompiledRules {
  /** Those that one of the words may set off. */
  triggersFor(words: readonly Word[]): Trigger[];
  /** Whether rules have a word in some form, other than to ignore it. */
  isSpokenOf(word: Word): boolean;
  /** What finds nothing, of what one of the words may begin. */
  refusalsFor(words: readonly Word[]): Refusal[];
  isIgnored(word: Word): boolean;
  /** Whether two words have the same stem. */
  isWritten(one: Word, other: Word): boolean;
  /** Whether they have, or mean the same by a rule. */
  isSame(one: Word, other: Word): boolean;
  /** All words that rules speak of, as they are written there: what is typed may be one of them. */
  vocabulary: ReadonlySet<string>;
}

/** What the other names of the same thing count in a title, beside the name that was typed. */
const SAME_WORTH = 0.95;
/** What the first find of a rule counts, and how much less each further one. */
const FIND_WORTH = 0.98;
const FIND_STEP = 0.03;
const LEAST_FIND_WORTH = 0.7;

const compiled = new WeakMap<readonly SearchRule[], Promise<CompiledRules>>();

/** The rules as they are now; compiled once as long as they stay the same. */
export async function compiledRules(
  rules: SearchRules | undefined,
  stem: Stemmer,
): Promise<CompiledRules> {
  const present = (await rules?.()) ?? NO_RULES;
  const known = compiled.get(present);
  if (known) return known;
  const made = compileRules(present, stem);
  compiled.set(present, made);
  made.catch(() => compiled.delete(present));
  return made;
}

const NO_RULES: readonly SearchRule[] = [];

export async function compileRules(
  rules: readonly SearchRule[],
  stem: Stemmer,
): Promise<CompiledRules> {
  const texts = rules.flatMap((rule) => [
    ...rule.words,
    ...(rule.kind === "finds" ? rule.finds : []),
  ]);
  // Read once: a rule of many names asks for each of them beside each other one.
  const read = new Map(texts.map((text) => [text, searchWords(text)]));
  // Names of two words are known when they are written as one, too.
  const joined = [...read.values()].flatMap((each) => joinedName(each) ?? []);
  const vocabulary = new Set([...read.values()].flat());
  const all = [...new Set([...vocabulary, ...joined])];
  const words = new Map((await stem(all)).map((word) => [word.text, word]));
  const wordsOf = (text: string) => (read.get(text) ?? []).flatMap((word) => words.get(word) ?? []);

  const ignored = new Set(
    rules
      .flatMap((rule) => (rule.kind === "ignore" ? rule.words.flatMap(wordsOf) : []))
      .map(stemOf),
  );
  const isIgnored = (word: Word) => ignored.has(stemOf(word));
  /** What a rule's words come down to: those that say something. */
  const spokenIn = (text: string) => {
    const spoken = wordsOf(text).filter(({ stems }) => stems.length > 0);
    return spoken.length > 0 ? spoken : wordsOf(text);
  };
  /** What sets a rule off: without the words that are ignored, but never by one word of several. */
  const said = (text: string) => {
    const spoken = spokenIn(text);
    const telling = spoken.filter((word) => !isIgnored(word));
    const some = telling.length > 1 ? telling : spoken;
    return some.length === 1 && wordsOf(text).length > 1 ? [] : some;
  };
  const groups = groupsOf(rules, said);
  const keyOf = (word: Word) => groups.get(stemOf(word)) ?? stemOf(word);
  const isSame = (one: Word, other: Word) => keyOf(one) === keyOf(other);

  const isWritten = (one: Word, other: Word) => stemOf(one) === stemOf(other);

  /** What finds nothing; a phrase of which nothing is left would be said by any search that says nothing. */
  const refusals = (texts: readonly string[], hint?: string) =>
    texts
      .map((text) => ({ words: said(text), ...(hint && { hint }) }))
      .filter(({ words: refused }) => refused.length > 0);

  const triggers = rules.flatMap((rule) => triggersOf(rule, { wordsOf, spokenIn, said }));
  const joinedTriggers = triggers.flatMap(({ words: two, meanings, isNeed }) => {
    const name = joinedName(two.map(({ text }) => text));
    const word = name === undefined ? undefined : words.get(name);
    return word ? [{ words: [word], meanings, isNeed }] : [];
  });
  // A search looks at the few rules that one of its words may begin, not at all of them.
  const triggersFor = byFirstWord([...triggers, ...joinedTriggers], keyOf);
  const refused = rules.flatMap((rule) =>
    rule.kind === "none" ? refusals(rule.words, rule.hint) : [],
  );
  const spoken = new Set(
    [...triggers, ...joinedTriggers].flatMap((trigger) => trigger.words.map(stemOf)),
  );
  return {
    triggersFor,
    refusalsFor: byFirstWord(refused, keyOf),
    isSpokenOf: (word) => spoken.has(stemOf(word)),
    isIgnored,
    isWritten,
    isSame,
    vocabulary,
  };
}

/** Finds those of some phrases of which a search has the first word. */
function byFirstWord<Phrase extends { words: readonly Word[] }>(
  phrases: readonly Phrase[],
  keyOf: (word: Word) => string,
): (typed: readonly Word[]) => Phrase[] {
  const byKey = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const key of phrase.words.slice(0, 1).map(keyOf)) {
      const known = byKey.get(key);
      if (known) known.push(phrase);
      else byKey.set(key, [phrase]);
    }
  }
  return (typed) => [...new Set(typed.map(keyOf).flatMap((key) => byKey.get(key) ?? []))];
}

/** Rules compare words by their stems in the first language: its plurals are those of others too. */
const stemOf = ({ text, stems }: Word): string => stemOfIrregular(text) ?? stems[0] ?? text;

function joinedName(words: readonly string[]): string | undefined {
  return words.length === 2 ? words.join("") : undefined;
}

/** For each word that has others of the same meaning, one key that all of them share. */
function groupsOf(
  rules: readonly SearchRule[],
  said: (text: string) => Word[],
): Map<string, string> {
  const groups = new Map<string, string>();
  for (const [place, rule] of rules.entries()) {
    if (rule.kind !== "same") continue;
    const single = rule.words.map(said).filter(({ length }) => length === 1);
    for (const stem of single.flat().map(stemOf)) {
      if (!groups.has(stem)) groups.set(stem, `=${place}`);
    }
  }
  return groups;
}

/** How a rule's texts are read: all their words, those that say something, those that set it off. */
type Reader = Record<"wordsOf" | "spokenIn" | "said", (text: string) => Word[]>;

function triggersOf(rule: SearchRule, { wordsOf, spokenIn, said }: Reader): Trigger[] {
  const meant = (text: string, worth: number): Meaning => ({
    words: spokenIn(text).map(formsOf),
    isPhrase: false,
    isTitle: true,
    worth,
  });
  const finds = (text: string): Meaning[] => {
    if (rule.kind === "same") {
      const others = rule.words.filter((other) => other !== text);
      return others.map((other) => meant(other, SAME_WORTH));
    }
    if (rule.kind !== "finds") return [];
    return rule.finds.map((find, place) =>
      meant(find, Math.max(LEAST_FIND_WORTH, FIND_WORTH - FIND_STEP * place)),
    );
  };
  if (rule.kind !== "same" && rule.kind !== "finds") return [];
  return rule.words.flatMap((text) => {
    const several = said(text);
    const phrase = several.length === 0 ? wordsOf(text) : undefined;
    const words = phrase ? spokenIn(text) : several;
    const meanings = finds(text).filter((meaning) => meaning.words.length > 0);
    if (words.length === 0 || meanings.length === 0) return [];
    const asTyped = meant(text, 1);
    // Several words count in a text only side by side; a plain name counts wherever it stands.
    const inTexts = { ...asTyped, isPhrase: true, isTitle: false };
    const named = rule.kind === "same" ? [asTyped, inTexts] : [asTyped];
    const literal = phrase ? [] : named;
    return [
      {
        words,
        meanings: [...literal, ...meanings],
        isNeed: rule.kind === "finds" && (words.length > 1 || phrase !== undefined),
        ...(searchWords(text).some(isNegation) && { isNegative: true }),
        ...(phrase && { phrase }),
      },
    ];
  });
}
