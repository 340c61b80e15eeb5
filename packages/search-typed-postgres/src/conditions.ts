import { TITLE_COLUMN, WORDS_COLUMN } from "./columns";
import { anyQuery, type Concept, either, headQuery, type Meaning } from "./meaning";
import { joinSql, raw, type Sql, sql, value } from "./sql";

/** The words of titles and labels. */
export const titles = raw(`"${TITLE_COLUMN}"`);
/** The words of everything that is searched. */
export const texts = raw(`"${WORDS_COLUMN}"`);

/** Whether a column of words has what a text query asks. */
export const has = (column: Sql, query: string): Sql =>
  sql`${column} @@ ${value(query, "::tsquery")}`;

/**
 * Whether a document has a concept. Meanings that count in titles alone are asked of the column of
 * titles, not by weight: an index of the database knows no weights, and each long text would be read.
 */
export function hasConcept({ meanings }: Concept): Sql {
  const inTitles = meanings.filter(({ isTitle }) => isTitle);
  const anywhere = meanings.filter(({ isTitle }) => !isTitle);
  return oneOf([
    ...(anywhere.length > 0 ? [has(texts, anyQuery(anywhere))] : []),
    ...(inTitles.length > 0 ? [has(titles, anyQuery(inTitles))] : []),
  ]);
}

/** One of the concepts. */
export const hasAny = (concepts: readonly Concept[]): Sql => oneOf(concepts.map(hasConcept));

/**
 * All of the concepts; beside a need, whatever helps with it, and what is called by the name of the
 * thing that is wanted for it: other words then only rank.
 */
export function hasAll(concepts: readonly Concept[]): Sql {
  const needs = concepts.filter(({ isNeed }) => isNeed);
  const wanted = concepts.filter(({ isForSomething }) => isForSomething);
  if (needs.length > 0) return oneOf([...needs.map(hasConcept), ...wanted.map(isCalled)]);
  return sql`(${joinSql(concepts.map(hasConcept), " and ")})`;
}

/** Whether a title names a concept. */
export const isCalled = ({ meanings }: Concept): Sql =>
  has(titles, either(meanings.map(headQuery)));

/** One of the concepts in a title or a label. */
export const isTitled = (concepts: readonly Concept[]): Sql =>
  has(titles, anyQuery(meaningsOf(concepts)));

export const meaningsOf = (concepts: readonly Concept[]): Meaning[] =>
  concepts.flatMap(({ meanings }) => meanings);

const oneOf = (conditions: readonly Sql[]): Sql => sql`(${joinSql(conditions, " or ")})`;
