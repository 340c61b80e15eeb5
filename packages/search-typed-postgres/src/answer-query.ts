import type { ProviderSearchQuery, SearchHit } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { type Column, columnsOf } from "./columns";
import { compiledRules } from "./compiled-rules";
import { has, hasAll, hasAny, isTitled, texts, titles } from "./conditions";
import { countFacets, type FacetCounts, filtersOf } from "./facets";
import { filterSql } from "./filter-sql";
import { fewestGivenUp } from "./give-up";
import { languagesOf, optionsOf, tableOf } from "./index-table";
import { type Concept, meaningQuery } from "./meaning";
import { scoreSql } from "./ranking";
import { type Correction, type Row, type Run, readWords } from "./read-words";
import { joinedIdentifier, searchWords } from "./search-words";
import { joinSql, raw, type Sql, sql, value } from "./sql";
import { stemmer } from "./stems";
import { understand } from "./understand";

/** How a search was understood, where that is more than its words found together. */
export interface SearchReading {
  /** What was searched for, where words were corrected: the whole search with them in place. */
  corrected?: string;
  corrections?: Correction[];
  /** Words that no document has together with the others; those are searched without them. */
  given_up?: string[];
  /** What a rule says about a search that finds nothing on purpose. */
  hint?: string;
}

interface Answer {
  hits: SearchHit[];
  /** Exact, or null when the query wants none. */
  count: number | null;
  reading: SearchReading;
  /** Left out where the query asks for none. */
  facets?: Record<string, FacetCounts> | undefined;
}

/** What a search asks for, as a condition and a rank. */
interface Wanted {
  condition: Sql;
  score: Sql;
}

const DEFAULT_TAKE = 20;
const NOTHING = { hits: [], count: 0 };

/**
 * Runs a query of an index. A search is read as the index and its rules write (`read-words.ts`,
 * `understand.ts`), then looked for as a whole; with the strategy `last`, the fewest words are given
 * up when nothing has all of them. Statements come one after the other, so that a search needs one
 * connection.
 */
export async function answerQuery(query: ProviderSearchQuery, run: Run): Promise<Answer> {
  if (query.q === undefined) return { ...(await answer(query, null, run)), reading: {} };
  const typed = [...new Set(searchWords(query.q))];
  if (typed.length === 0) return { ...NOTHING, reading: {} };
  const strategy = query.search_options?.match_strategy ?? "all";
  const lastBegun = strategy === "last";
  const identifier = joinedIdentifier(query.q);
  const identified = identifier && identifiedBy(identifier);
  if (identified && (await isThere(query, identified.condition, run))) {
    return { ...(await answer(query, identified, run)), reading: {} };
  }
  const stem = stemmer(languagesOf(query.index), run);
  const rules = await compiledRules(optionsOf(query.index).rules, stem);
  const { words, corrections } = await readWords(typed, {
    ...{ index: query.index, rules, stem, run, lastBegun },
    toleratesTypos: toleratesTypos(query),
  });
  const reading: SearchReading = corrections.length > 0 ? readingOf(typed, corrections) : {};
  const understood = understand(words, rules, { lastBegun });
  if ("none" in understood) {
    return {
      ...NOTHING,
      reading: { ...reading, ...(understood.hint && { hint: understood.hint }) },
    };
  }
  const { concepts } = understood;
  if (strategy === "any") return { ...(await answer(query, anyOf(concepts), run)), reading };
  for (const wanted of await wantedInTurn(query, concepts, run)) {
    const found = await answer(query, wanted, run);
    if (found.hits.length > 0 || found.count) return { ...found, reading };
  }
  // What other choices would find, when it is a choice that finds nothing.
  const nothing = async () => ({
    ...NOTHING,
    facets: await countFacets(query, hasAll(concepts), run),
  });
  if (!lastBegun) return { ...(await nothing()), reading };
  const kept = await fewestGivenUp(concepts, {
    run,
    table: tableSql(query),
    filter: filterSql(filtersOf(query), columnsOf(query.index)),
  });
  if (!kept) return { ...(await nothing()), reading };
  const left = concepts.filter((concept) => !kept.includes(concept));
  return {
    ...(await answer(query, titledOf(kept), run)),
    reading: { ...reading, given_up: left.flatMap((concept) => concept.typed) },
  };
}

function toleratesTypos({ search_options, index }: ProviderSearchQuery): boolean {
  return (
    Boolean(search_options?.typo_tolerance) && index.settings.typo_tolerance?.enabled !== false
  );
}

function readingOf(typed: readonly string[], corrections: Correction[]): SearchReading {
  const meant = new Map(corrections.map((correction) => [correction.typed, correction.meant]));
  return { corrected: typed.map((word) => meant.get(word) ?? word).join(" "), corrections };
}

/**
 * What has every concept: of one word any document; of several what has one of them in a title or
 * label, and only where nothing has, texts that have them side by side. Far apart in a text they say
 * little about the thing.
 */
async function wantedInTurn(
  query: ProviderSearchQuery,
  concepts: readonly Concept[],
  run: Run,
): Promise<Wanted[]> {
  if (concepts.length > 1) return [titledOf(concepts), sideBySideOf(concepts)];
  // Where a title or label has the word, texts need not be told apart.
  const ranksTexts = !(await isThere(query, isTitled(concepts), run));
  return [
    { condition: hasAll(concepts), score: scoreSql(concepts, { areAllFound: true, ranksTexts }) },
  ];
}

/** Every concept, one of them in a title or label. */
const titledOf = (concepts: readonly Concept[]): Wanted => ({
  condition: sql`${hasAll(concepts)} and ${isTitled(concepts)}`,
  score: scoreSql(concepts, { areAllFound: true }),
});

/** Every concept, one after the other in a text. */
function sideBySideOf(concepts: readonly Concept[]): Wanted {
  const words = concepts.flatMap(({ meanings }) => meanings[0]?.words ?? []);
  const phrase = meaningQuery({ words, isPhrase: true, isTitle: false, worth: 1 });
  return {
    condition: sql`${hasAll(concepts)} and ${has(texts, phrase)}`,
    score: scoreSql(concepts, { areAllFound: true, ranksTexts: true }),
  };
}

/** One of the concepts. */
const anyOf = (concepts: readonly Concept[]): Wanted => ({
  condition: hasAny(concepts),
  score: scoreSql(concepts, { areAllFound: false }),
});

/** What is typed as an identifier is that, and nothing else: those that begin so, itself first. */
const identifiedBy = (identifier: string): Wanted => ({
  condition: has(titles, `'${identifier}':*`),
  score: sql`(${has(titles, `'${identifier}'`)})::int::float8`,
});

/** Whether the index has any such document, whatever the query's filters say. */
async function isThere(query: ProviderSearchQuery, condition: Sql, run: Run): Promise<boolean> {
  const [row] = await run(
    sql`select exists(select 1 from ${tableSql(query)} where ${condition}) as found`,
  );
  return row?.found === true;
}

const tableSql = ({ index }: ProviderSearchQuery): Sql => raw(`"${tableOf(index.physical_name)}"`);

async function answer(
  query: ProviderSearchQuery,
  wanted: Wanted | null,
  run: Run,
): Promise<Omit<Answer, "reading">> {
  const columns = columnsOf(query.index);
  const table = tableSql(query);
  const filter = filterSql(filtersOf(query), columns);
  const condition = wanted ? sql`(${wanted.condition}) and (${filter})` : filter;
  const score = wanted?.score ?? raw("0");
  const take = query.pagination?.take ?? DEFAULT_TAKE;
  const wantsCount = query.search_options?.count !== "none";
  const page = sql`limit ${value(take)} offset ${value(query.pagination?.skip ?? 0)}`;
  const found = sql`from ${table} where ${condition}`;
  const rows = await run(sql`select ${selection(query, columns)}, ${score} as "_score" ${found}
      order by ${orderSql(query, columns)} ${page}`);
  const counts = wantsCount ? await run(sql`select count(*) as count ${found}`) : [];
  return {
    hits: rows.map((row) => hitOf(row, query)),
    count: wantsCount ? Number(counts[0]?.count ?? 0) : null,
    facets: await countFacets(query, wanted?.condition ?? null, run),
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
