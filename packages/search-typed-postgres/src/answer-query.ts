import type { ProviderSearchQuery, SearchHit } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { type Column, columnsOf, WORDS_COLUMN } from "./columns";
import { filterSql } from "./filter-sql";
import { tableOf, wordsTableOf } from "./index-table";
import { likelyWords, mayBeMisspelt } from "./misspelling";
import { searchWords } from "./search-words";
import { joinSql, raw, type Sql, sql, value } from "./sql";
import { correctedTextQuery, TEXT_CONFIG, textQuery } from "./text-query";

export type Row = Record<string, unknown>;
type Run = (statement: Sql) => Promise<Row[]>;

interface Answer {
  hits: SearchHit[];
  /** Exact, or null when the query wants none. */
  count: number | null;
}

/** Rank of a word in fields of class D, C, B and A: a hit in a name outweighs any number elsewhere. */
const RANK_WEIGHTS = "{0.01, 0.05, 0.2, 1}";
const DEFAULT_TAKE = 20;
/** Words of one search that are corrected; each costs a look through all the words there are. */
export const MAX_CORRECTED = 3;
/** Words like a misspelt one that are looked at. */
const LIKE_WORDS = 40;

/**
 * Runs a query of an index. A text that matches nothing as it is written is tried again with the
 * words that it may have meant, if the query tolerates typos: correct searches are never diluted.
 * Statements come one after the other, so that a search needs one connection.
 */
export async function answerQuery(query: ProviderSearchQuery, run: Run): Promise<Answer> {
  if (query.q === undefined) return answer(query, null, run);
  const words = searchWords(query.q);
  if (words.length === 0) return { hits: [], count: 0 };
  const strategy = query.search_options?.match_strategy ?? "all";
  const asWritten = await answer(query, textQuery(words, strategy), run);
  if (asWritten.hits.length > 0 || asWritten.count || !toleratesTypos(query)) return asWritten;
  const doubtful = await wordsToCorrect(words, query, run);
  const meanings: string[][] = [];
  for (const word of words) {
    meanings.push(doubtful.has(word) ? await meaningsOf(word, query, run) : [word]);
  }
  return answer(query, correctedTextQuery(meanings), run);
}

/** The few words whose meanings are looked for: first those that the index does not know. */
async function wordsToCorrect(
  words: readonly string[],
  { index }: ProviderSearchQuery,
  run: Run,
): Promise<Set<string>> {
  const candidates = [...new Set(words)].filter(mayBeMisspelt);
  if (candidates.length <= MAX_CORRECTED) return new Set(candidates);
  const rows = await run(
    sql`select word from ${raw(`"${wordsTableOf(index.physical_name)}"`)}
      where word in (${joinSql(
        candidates.map((word) => value(word)),
        ", ",
      )})`,
  );
  const known = new Set(rows.map((row) => String(row.word)));
  const unknown = candidates.filter((word) => !known.has(word));
  return new Set([...new Set([...unknown, ...candidates])].slice(0, MAX_CORRECTED));
}

function toleratesTypos({ search_options, index }: ProviderSearchQuery): boolean {
  return (
    Boolean(search_options?.typo_tolerance) && index.settings.typo_tolerance?.enabled !== false
  );
}

/** A word itself and the words of the index that it may be a misspelling of. */
async function meaningsOf(
  word: string,
  { index }: ProviderSearchQuery,
  run: Run,
): Promise<string[]> {
  const rows = await run(
    sql`select word from ${raw(`"${wordsTableOf(index.physical_name)}"`)}
      where length(word) between ${value(word.length - 2)} and ${value(word.length + 2)}
      order by word <-> ${value(word)}, word limit ${raw(String(LIKE_WORDS))}`,
  );
  return [
    word,
    ...likelyWords(
      word,
      rows.map((row) => String(row.word)),
    ),
  ];
}

async function answer(query: ProviderSearchQuery, text: string | null, run: Run): Promise<Answer> {
  const columns = columnsOf(query.index);
  const table = raw(`"${tableOf(query.index.physical_name)}"`);
  const tsquery = text === null ? null : sql`to_tsquery('${raw(TEXT_CONFIG)}', ${value(text)})`;
  const filter = filterSql(query.filters, columns);
  const condition = tsquery ? sql`"${raw(WORDS_COLUMN)}" @@ ${tsquery} and (${filter})` : filter;
  const score = tsquery
    ? sql`ts_rank('${raw(RANK_WEIGHTS)}', "${raw(WORDS_COLUMN)}", ${tsquery})`
    : raw("0");
  const take = query.pagination?.take ?? DEFAULT_TAKE;
  const wantsCount = query.search_options?.count !== "none";
  const rows = await run(sql`select ${selection(query, columns)}, ${score} as "_score" from ${table}
      where ${condition} order by ${orderSql(query, columns)}
      limit ${value(take)} offset ${value(query.pagination?.skip ?? 0)}`);
  const counts = wantsCount
    ? await run(sql`select count(*) as count from ${table} where ${condition}`)
    : [];
  return {
    hits: rows.map((row) => hitOf(row, query)),
    count: wantsCount ? Number(counts[0]?.count ?? 0) : null,
  };
}

/** The key and the fields asked for; whole numbers as numbers, not as the driver's text. */
function selection(query: ProviderSearchQuery, columns: ReadonlyMap<string, Column>): Sql {
  const names = new Set([query.index.primary_key, ...query.attributes_to_retrieve]);
  const selected = [...names]
    .map((name) => columns.get(name))
    .filter((column) => column !== undefined)
    .map(({ name, type, isArray }) => {
      const cast = type === "bigint" ? `::float8${isArray ? "[]" : ""}` : "";
      return raw(`"${name}"${cast} as "${name}"`);
    });
  return joinSql(selected, ", ");
}

/** The order asked for, else by relevance; always ends in the key, so that pages do not overlap. */
function orderSql(query: ProviderSearchQuery, columns: ReadonlyMap<string, Column>): Sql {
  const key = query.index.primary_key;
  const given = Object.entries(query.pagination?.order ?? {});
  const order = given.length > 0 ? given : [["_score", "DESC"]];
  const terms = order.map(([name = "", direction]) => {
    const way = direction === "DESC" ? "desc" : "asc";
    if (name === "_score") return `"_score" ${way}`;
    if (!columns.has(name)) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `There is no field "${name}" to sort by.`,
      );
    }
    return `"${name}" ${way}`;
  });
  if (!order.some(([name]) => name === key)) terms.push(`"${key}"`);
  return raw(terms.join(", "));
}

function hitOf({ _score, ...document }: Row, query: ProviderSearchQuery): SearchHit {
  return {
    id: String(document[query.index.primary_key]),
    document,
    ...(query.search_options?.include_score ? { score: Number(_score) } : {}),
  };
}
