import {
  has,
  hasAll,
  hasConcept,
  isCalled,
  isTitled,
  meaningsOf,
  texts,
  titles,
} from "./conditions";
import { anyQuery, type Concept, either, headQuery, type Meaning, meaningQuery } from "./meaning";
import { joinSql, raw, type Sql, sql, value } from "./sql";

/** What a word counts where it is not what a title names: in the title, in a label, in a text. */
export const IN_TITLE = 0.6;
export const IN_LABEL = 0.3;
export const IN_TEXT = 0.1;
/** What more a title counts that has the words one after the other, as they were typed. */
export const IN_ORDER = 0.1;
/** What more a document counts that has every word, or none of the unwanted: it comes first. */
export const IN_FULL = 1;
/** What a text counts at most that speaks of it often, where no title does. */
export const IN_TEXT_OFTEN = 0.05;
/** Scores up to this are of documents whose texts speak of it, and that are not called so. */
export const MENTIONED = IN_TEXT + IN_TEXT_OFTEN;
const DIGITS = 3;

/** What is known of the documents that are ranked. */
interface Ranked {
  /** None of them misses a concept. */
  areAllFound: boolean;
  /** Also by how often a text speaks of it: each text is read for that. */
  ranksTexts?: boolean;
  /** Some may miss a concept, and those that do not come first. */
  prefersComplete?: boolean;
  /** What no title or label of the first should say. */
  unwanted?: readonly Concept[] | undefined;
}

/**
 * How well a document fits, rounded so that equals are equal: for each concept where it is found.
 * Reads the short column of titles, and texts only where no title has anything.
 */
export function scoreSql(
  concepts: readonly Concept[],
  { areAllFound, ranksTexts = false, prefersComplete = false, unwanted = [] }: Ranked,
): Sql {
  const terms: Sql[] = [];
  if (concepts.length > 0) {
    const parts = concepts.map((concept) =>
      conceptScore(concept, areAllFound && !concepts.some(({ isNeed }) => isNeed)),
    );
    terms.push(sql`(${joinSql(parts, " + ")}) / ${number(concepts.length)}`);
  }
  const often = spokenOften(concepts).map((stem) => `'${stem}'`);
  if (often.length > 0 && ranksTexts) {
    const any = value(either(often), "::tsquery");
    terms.push(
      sql`case when ${isTitled(concepts)} then 0
        else least(ts_rank('{0.1,0.1,0.1,0.1}', ${texts}, ${any}), 1) * ${number(IN_TEXT_OFTEN)} end`,
    );
  }
  const inOrder = orderPhrase(concepts);
  if (inOrder)
    terms.push(
      sql`case when ${has(titles, meaningQuery(inOrder, "AB"))} then ${number(IN_ORDER)} else 0 end`,
    );
  if (prefersComplete) {
    terms.push(sql`case when ${hasAll(concepts)} then ${number(IN_FULL)} else 0 end`);
  }
  if (unwanted.length > 0) {
    terms.push(sql`case when ${isTitled(unwanted)} then 0 else ${number(IN_FULL)} end`);
  }
  if (terms.length === 0) return raw("0");
  return sql`round((${joinSql(terms, " + ")})::numeric, ${number(DIGITS)})::float8`;
}

/** Whether a document has a concept, whether its title does, and whether its title names it. */
export function flagsSql(concepts: readonly Concept[]): Sql {
  const array = (flags: Sql[]) => sql`array[${joinSql(flags, ", ")}]`;
  return sql`${array(concepts.map(hasConcept))} as found,
    ${array(concepts.map(({ meanings }) => has(titles, anyQuery(meanings, "AB"))))} as titled,
    ${array(concepts.map(isCalled))} as named`;
}

/** The best that is true of a concept's meanings. */
function conceptScore(concept: Concept, isFound: boolean): Sql {
  const scores = [...byWorth(concept.meanings)].map(([worth, equal]) => {
    const times = (place: number) => number(Math.round(worth * place * 1000) / 1000);
    return sql`case when not (${has(titles, anyQuery(equal))}) then 0
      when ${has(titles, either(equal.map(headQuery)))} then ${times(1)}
      when ${has(titles, anyQuery(equal, "AB"))} then ${times(IN_TITLE)}
      else ${times(IN_LABEL)} end`;
  });
  const least = isFound
    ? number(IN_TEXT)
    : sql`case when ${hasConcept(concept)} then ${number(IN_TEXT)} else 0 end`;
  // Texts are looked at only where no title has it.
  return sql`coalesce(nullif(greatest(${joinSql(scores, ", ")}), 0), ${least})`;
}

/** The words of which it counts how often a text has them. */
export const spokenOften = (concepts: readonly Concept[]): string[] => [
  ...new Set(
    meaningsOf(concepts)
      .flatMap(({ words }) => words)
      .flatMap(({ stems, isBegun }) => (isBegun ? [] : stems)),
  ),
];

export function byWorth(meanings: readonly Meaning[]): Map<number, Meaning[]> {
  const groups = new Map<number, Meaning[]>();
  for (const meaning of meanings) {
    groups.set(meaning.worth, [...(groups.get(meaning.worth) ?? []), meaning]);
  }
  return groups;
}

/** The words as they were typed, one after the other in a title. */
export function orderPhrase(concepts: readonly Concept[]): Meaning | undefined {
  const typed = concepts.map(({ meanings }) => meanings.find(({ worth }) => worth === 1));
  const words = typed.flatMap((meaning) => meaning?.words ?? []);
  if (words.length < 2 || typed.includes(undefined)) return undefined;
  return { words, isPhrase: true, isTitle: true, worth: 1 };
}

const number = (constant: number): Sql => raw(String(constant));
