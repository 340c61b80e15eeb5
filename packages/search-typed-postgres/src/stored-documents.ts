import type { ProviderSearchQuery } from "@medusajs/framework/types";
import { columnsOf, TITLE_COLUMN, WORDS_COLUMN } from "./columns";
import { has, hasAll, hasAny, hasConcept, isTitled, texts, titles } from "./conditions";
import { type Documents, type Found, requiredOf, type Wanted } from "./documents";
import { countFacets, filtersOf } from "./facets";
import { filterSql } from "./filter-sql";
import { type BestDocument, fewestGivenUp, isCalledBy, type Weighed } from "./give-up";
import { type Concept, meaningQuery, phraseOf } from "./meaning";
import { hitOf, orderOf, pageOf, selection, wantsCount } from "./page";
import { flagsSql, scoreSql } from "./ranking";
import { joinSql, type Run, raw, type Sql, sql, value } from "./sql";
import { tableOf } from "./table-names";

/** The documents of an index as its table holds them, asked with SQL. */
export function storedDocuments(query: ProviderSearchQuery, run: Run): Documents {
  const columns = columnsOf(query.index);
  const table = raw(`"${tableOf(query.index.physical_name)}"`);
  const key = raw(`"${query.index.primary_key}"`);
  const filter = filterSql(filtersOf(query), columns);

  /** For each condition, whether any document meets it. */
  const areThere = async (conditions: readonly Sql[]): Promise<boolean[]> => {
    const exists = conditions.map(
      (condition) => sql`exists(select 1 from ${table} where ${condition})`,
    );
    const [row] = await run(sql`select array[${joinSql(exists, ", ")}]::boolean[] as there`);
    return (row?.there as boolean[] | undefined) ?? [];
  };

  const scoreOf = async (wanted: Wanted | null): Promise<Sql> => {
    if (!wanted) return raw("0");
    if (wanted.kind === "identifier") {
      return sql`(${has(titles, `'${wanted.identifier}'`)})::int::float8`;
    }
    if (wanted.kind === "each") return scoreSql(wanted.things.flat(), { areAllFound: false });
    if (wanted.kind === "any") return scoreSql(wanted.concepts, { areAllFound: false });
    const { concepts, unwanted } = wanted;
    if (wanted.required) {
      return scoreSql(concepts, { areAllFound: false, prefersComplete: true, unwanted });
    }
    if (wanted.place === "titled") return scoreSql(concepts, { areAllFound: true, unwanted });
    // Where a title or label has the word, texts need not be told apart.
    const ranksTexts = wanted.place === "sideBySide" || !(await areThere([isTitled(concepts)]))[0];
    return scoreSql(concepts, { areAllFound: true, ranksTexts, unwanted });
  };

  const weighedOf = (among: Sql): Weighed => ({
    present: (concepts) =>
      areThere(concepts.map((concept) => sql`${hasConcept(concept)} and (${among})`)),
    best: async (choices, there, ranked): Promise<BestDocument | null> => {
      const [best] = await run(sql`select ${flagsSql(there)} from (
        select ${texts}, ${titles}, ${scoreSql(there, ranked)} as score, ${key} as key
          from ${table} where (${joinSql(choices.map(hasAll), " or ")}) and (${among})
          order by score desc, key limit 1) as best`);
      return best ? (best as unknown as BestDocument) : null;
    },
  });

  return {
    have: (meanings, where) => {
      const column = raw(`"${where === "titles" ? TITLE_COLUMN : WORDS_COLUMN}"`);
      return areThere(meanings.map((meaning) => has(column, meaningQuery(meaning))));
    },
    hasIdentifier: async (identifier) =>
      (await areThere([conditionOf({ kind: "identifier", identifier })]))[0] === true,
    find: async (wanted): Promise<Found> => {
      const condition = wanted ? sql`(${conditionOf(wanted)}) and (${filter})` : filter;
      const { skip, take } = pageOf(query);
      const found = sql`from ${table} where ${condition}`;
      const score = await scoreOf(wanted);
      const rows = await run(sql`select ${selection(query, columns)}, ${score} as "_score" ${found}
        order by ${orderSql(query)} limit ${value(take)} offset ${value(skip)}`);
      const hits = rows.map((row) => hitOf(row, query));
      if (!wantsCount(query)) return { hits, count: null };
      const [counted] = await run(sql`select count(*) as count ${found}`);
      return { hits, count: Number(counted?.count ?? 0) };
    },
    count: (wanted) => countFacets(query, wanted && conditionOf(wanted), run),
    titled: (wanted) =>
      areThere(
        wanted.concepts.map(
          (concept) => sql`${conditionOf(wanted)} and (${filter}) and ${isTitled([concept])}`,
        ),
      ),
    fewestGivenUp: (concepts) => fewestGivenUp(concepts, weighedOf(filter)),
    isCalledBy: (concepts, called) =>
      isCalledBy(concepts, weighedOf(called?.unfiltered ? raw("true") : filter), called),
  };
}

function conditionOf(wanted: Wanted): Sql {
  if (wanted.kind === "identifier") return has(titles, `'${wanted.identifier}':*`);
  if (wanted.kind === "any") return hasAny(wanted.concepts);
  if (wanted.kind === "each") {
    const things = wanted.things.map((concepts) => sql`(${isTitledWithAll(concepts)})`);
    return sql`(${joinSql(things, " or ")})`;
  }
  const concepts = requiredOf(wanted);
  if (wanted.place === "anywhere") return hasAll(concepts);
  if (wanted.place === "titled") return isTitledWithAll(concepts);
  return sql`${hasAll(concepts)} and ${has(texts, meaningQuery(phraseOf(concepts)))}`;
}

const isTitledWithAll = (concepts: readonly Concept[]): Sql =>
  sql`${hasAll(concepts)} and ${isTitled(concepts)}`;

function orderSql(query: ProviderSearchQuery): Sql {
  const terms = orderOf(query, columnsOf(query.index));
  return raw(
    terms.map(([name, isDescending]) => `"${name}" ${isDescending ? "desc" : "asc"}`).join(", "),
  );
}
