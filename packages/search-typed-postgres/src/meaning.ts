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
}

/** Classes of the index: A what a title names, B its other words, C labels, D texts. */
type Classes = "" | "A" | "AB" | "ABC";

export const formsOf = ({ text, stems }: Word): WordForms => ({
  stems: stems.length > 0 ? stems : [text],
});

/** A meaning as a text query of PostgreSQL. */
export function meaningQuery({ words, isPhrase, isTitle }: Meaning, classes: Classes): string {
  const within = classes === "" && isTitle ? "ABC" : classes;
  const parts = words.map((forms) => formsQuery(forms, within));
  return parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(isPhrase ? " <-> " : " & ")})`;
}

/** A concept as a text query: any of its meanings. */
export function conceptQuery({ meanings }: Concept, classes: Classes = ""): string {
  return `(${meanings.map((meaning) => meaningQuery(meaning, classes)).join(" | ")})`;
}

/** That a title names just this: the words are in the title, and one of them is what it names. */
export function headQuery(meaning: Meaning): string {
  if (meaning.words.length === 1) return meaningQuery(meaning, "A");
  const heads = meaning.words.map((forms) => formsQuery(forms, "A"));
  return `(${meaningQuery(meaning, "AB")} & (${heads.join(" | ")}))`;
}

/** All of the concepts; beside a need, whatever helps with it: other words then only rank. */
export function allQuery(concepts: readonly Concept[]): string {
  const needs = concepts.filter(({ isNeed }) => isNeed);
  if (needs.length > 0) return anyQuery(needs);
  return concepts.map((concept) => conceptQuery(concept)).join(" & ");
}

/** One of the concepts. */
export const anyQuery = (concepts: readonly Concept[], classes: Classes = ""): string =>
  concepts.map((concept) => conceptQuery(concept, classes)).join(" | ");

/** Words hold letters and digits only, so that nothing in them could be an operator. */
function formsQuery({ stems, isBegun }: WordForms, classes: Classes): string {
  const suffix = `${isBegun ? "*" : ""}${classes}`;
  const lexemes = stems.map((stem) => `'${stem}'${suffix && `:${suffix}`}`);
  return lexemes.length === 1 ? (lexemes[0] ?? "") : `(${lexemes.join(" | ")})`;
}
