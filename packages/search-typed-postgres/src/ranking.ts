import { TITLE_COLUMN, WORDS_COLUMN } from "./columns";
import {
  anyQuery,
  type Concept,
  conceptQuery,
  headQuery,
  type Meaning,
  meaningQuery,
} from "./meaning";
import { joinSql, raw, type Sql, sql, value } from "./sql";

/** What a word counts where it is not what a title names: in the title, in a label, in a text. */
const IN_TITLE = 0.6;
const IN_LABEL = 0.3;
const IN_TEXT = 0.1;
/** What more a title counts that has the words one after the other, as they were typed. */
const IN_ORDER = 0.1;
/** An identifier as it was typed, and one that begins so, before everything else. */
const IDENTIFIED = 10;
const IDENTIFIED_BEGUN = 5;
/** What a text counts at most that speaks of it often, where no title does. */
const IN_TEXT_OFTEN = 0.05;
const DIGITS = 3;

export const titles = raw(`"${TITLE_COLUMN}"`);
export const texts = raw(`"${WORDS_COLUMN}"`);

/**
 * How well a document fits, rounded so that equals are equal: for each concept where it is found,
 * and first of all whether it has the identifier that was typed. Reads the short column of titles,
 * and texts only where no title has anything. With `areAllFound` it is known that none is missing.
 */
export function scoreSql(
  concepts: readonly Concept[],
  { identifier, areAllFound }: { identifier?: string | undefined; areAllFound: boolean },
): Sql {
  const terms: Sql[] = [];
  if (concepts.length > 0) {
    const parts = concepts.map((concept) =>
      conceptScore(concept, areAllFound && !concepts.some(({ isNeed }) => isNeed)),
    );
    const any = anyQuery(concepts);
    terms.push(
      sql`(${joinSql(parts, " + ")}) / ${number(concepts.length)}`,
      sql`case when ${has(titles, anyQuery(concepts, "ABC"))} then 0
        else least(ts_rank(${texts}, ${value(any, "::tsquery")}), 1) * ${number(IN_TEXT_OFTEN)} end`,
    );
  }
  const inOrder = orderQuery(concepts);
  if (inOrder)
    terms.push(sql`case when ${has(titles, inOrder)} then ${number(IN_ORDER)} else 0 end`);
  if (identifier) {
    terms.push(sql`case when ${has(titles, `'${identifier}'`)} then ${number(IDENTIFIED)}
      when ${has(titles, `'${identifier}':*`)} then ${number(IDENTIFIED_BEGUN)} else 0 end`);
  }
  if (terms.length === 0) return raw("0");
  return sql`round((${joinSql(terms, " + ")})::numeric, ${number(DIGITS)})::float8`;
}

/** Whether a document has a concept, whether its title does, and whether its title names it. */
export function flagsSql(concepts: readonly Concept[]): Sql {
  const array = (flags: Sql[]) => sql`array[${joinSql(flags, ", ")}]`;
  const heads = concepts.map(({ meanings }) => has(titles, meanings.map(headQuery).join(" | ")));
  return sql`${array(concepts.map((concept) => has(texts, conceptQuery(concept))))} as found,
    ${array(concepts.map((concept) => has(titles, conceptQuery(concept, "AB"))))} as titled,
    ${array(heads)} as named`;
}

/** The best that is true of a concept's meanings. */
function conceptScore(concept: Concept, isFound: boolean): Sql {
  const scores = [...byWorth(concept.meanings)].map(([worth, equal]) => {
    const any = (query: (meaning: Meaning) => string) => equal.map(query).join(" | ");
    const times = (place: number) => number(Math.round(worth * place * 1000) / 1000);
    return sql`case when ${has(titles, any(headQuery))} then ${times(1)}
      when ${has(
        titles,
        any((meaning) => meaningQuery(meaning, "AB")),
      )} then ${times(IN_TITLE)}
      when ${has(
        titles,
        any((meaning) => meaningQuery(meaning, "ABC")),
      )} then ${times(IN_LABEL)}
      else 0 end`;
  });
  const least = isFound
    ? number(IN_TEXT)
    : sql`case when ${has(texts, conceptQuery(concept))} then ${number(IN_TEXT)} else 0 end`;
  return sql`greatest(${joinSql([...scores, least], ", ")})`;
}

function byWorth(meanings: readonly Meaning[]): Map<number, Meaning[]> {
  const groups = new Map<number, Meaning[]>();
  for (const meaning of meanings) {
    groups.set(meaning.worth, [...(groups.get(meaning.worth) ?? []), meaning]);
  }
  return groups;
}

/** The words as they were typed, one after the other in a title. */
function orderQuery(concepts: readonly Concept[]): string | undefined {
  const typed = concepts.map(({ meanings }) => meanings.find(({ worth }) => worth === 1));
  const words = typed.flatMap((meaning) => meaning?.words ?? []);
  if (words.length < 2 || typed.includes(undefined)) return undefined;
  return meaningQuery({ words, isPhrase: true, isTitle: true, worth: 1 }, "AB");
}

const number = (constant: number): Sql => raw(String(constant));

/** Whether a column of words has what a text query asks. */
export const has = (column: Sql, query: string): Sql =>
  sql`${column} @@ ${value(query, "::tsquery")}`;
