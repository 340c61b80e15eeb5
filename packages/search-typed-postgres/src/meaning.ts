import type { Word } from "./stems";

/** A word as the index may hold it: one of some stems, or everything that begins like it. */
export interface WordForms {
  stems: readonly string[];
  isBegun?: boolean;
}

/** One thing that words of a search may mean. */
export interface Meaning {
  words: readonly WordForms[];
  /** Whether the words have to follow each other. */
  isPhrase: boolean;
  /** Whether only titles and labels count, not texts. */
  isTitle: boolean;
  /** What a title that names it counts, from 0 to 1. */
  worth: number;
}

/** Words of a search that stand for one thing, with all that they may mean. */
export interface Concept {
  /** As they were typed, or corrected. */
  typed: readonly string[];
  meanings: readonly Meaning[];
  /** Whether it is a need in several words, for which a rule says what helps. */
  isNeed?: boolean;
  /** Whether a rule speaks of it. */
  isOfRule?: boolean;
  /** Whether it is said to be for something: "cane" of "cane for sore hands" is wanted, whatever helps these. */
  isForSomething?: boolean;
}

/** Classes of the index: A what a title names, B its other words, C labels, D texts. */
type Classes = "" | "A" | "AB";

/** So many letters may be a part of an identifier, which the index holds as it is: "dly" has the stem "dli". */
const CODE = 3;

export const formsOf = ({ text, stems }: Word): WordForms => {
  if (stems.length === 0) return { stems: [text] };
  return { stems: text.length <= CODE ? [...new Set([...stems, text])] : stems };
};

/** Concepts as they were typed, one after the other. */
export const phraseOf = (concepts: readonly Concept[]): Meaning => ({
  words: concepts.flatMap(({ meanings }) => meanings[0]?.words ?? []),
  isPhrase: true,
  isTitle: false,
  worth: 1,
});

/** A meaning as a text query of PostgreSQL. */
export function meaningQuery({ words, isPhrase }: Meaning, classes: Classes = ""): string {
  const parts = words.map((forms) => formsQuery(forms, classes));
  return parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(isPhrase ? " <-> " : " & ")})`;
}

/** Any of the meanings. */
export const anyQuery = (meanings: readonly Meaning[], classes: Classes = ""): string =>
  either(meanings.map((meaning) => meaningQuery(meaning, classes)));

/** One of some text queries, each asked once. */
export const either = (queries: readonly string[]): string => [...new Set(queries)].join(" | ");

/** That a title names just this: the words are in the title, and one of them is what it names. */
export function headQuery(meaning: Meaning): string {
  if (meaning.words.length === 1) return meaningQuery(meaning, "A");
  const heads = meaning.words.map((forms) => formsQuery(forms, "A"));
  return `(${meaningQuery(meaning, "AB")} & (${heads.join(" | ")}))`;
}

/** Words hold letters and digits only, so that nothing in them could be an operator. */
function formsQuery({ stems, isBegun }: WordForms, classes: Classes): string {
  const suffix = `${isBegun ? "*" : ""}${classes}`;
  const lexemes = stems.map((stem) => `'${stem}'${suffix && `:${suffix}`}`);
  return lexemes.length === 1 ? (lexemes[0] ?? "") : `(${lexemes.join(" | ")})`;
}
