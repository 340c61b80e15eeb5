import type { ResolvedSearchIndexDefinition, SearchDocument } from "@medusajs/framework/types";
import { type Column, columnsOf, TITLE_COLUMN, WORDS_COLUMN } from "./columns";
import { optionsOf } from "./index-table";
import { correctableWords, identifiersIn, searchableText } from "./search-words";
import { joinSql, raw, type Sql, sql, value } from "./sql";
import { FIRST_LANGUAGE, type Language, stemVectorSql } from "./stems";
import { titleHead } from "./title-head";

/** Writes documents; an existing one is replaced unless it is newer by the definition's version. */
export function upsertSql(
  table: string,
  definition: ResolvedSearchIndexDefinition,
  documents: readonly SearchDocument[],
): Sql {
  const columns = [...columnsOf(definition).values()];
  const names = [...columns.map(({ name }) => name), TITLE_COLUMN, WORDS_COLUMN].map(
    (name) => `"${name}"`,
  );
  const rows = documents.map((document) => {
    const title = titleCell(columns, document, definition);
    const words = sql`${title} || ${textCell(columns, document, definition)}`;
    const cells = columns.map((column) => cell(column, document));
    return sql`(${joinSql([...cells, title, words], ", ")})`;
  });
  const updates = names.map((name) => `${name} = excluded.${name}`).join(", ");
  const version = optionsOf(definition).version_field;
  const guard = version ? ` where excluded."${version}" >= "${table}"."${version}"` : "";
  return sql`insert into ${raw(`"${table}" (${names.join(", ")})`)} values ${joinSql(rows, ", ")}
    on conflict (${raw(`"${definition.primary_key}"`)}) do update set ${raw(updates + guard)}`;
}

/** Notes the words of documents for correcting misspellings; null when there are none. */
export function wordsSql(
  table: string,
  definition: ResolvedSearchIndexDefinition,
  documents: readonly SearchDocument[],
): Sql | null {
  const columns = [...columnsOf(definition).values()].filter(({ weight }) => weight);
  const wordsOf = (some: readonly Column[]) =>
    correctableWords(
      documents
        .flatMap((document) => some.map((column) => searchableText(textOf(column, document))))
        .join(" "),
    );
  // Sorted, so that two writers of the same words do not wait for each other in a circle.
  const words = wordsOf(columns).sort();
  if (words.length === 0) return null;
  const titles = wordsOf(columns.filter(({ weight }) => weight === "B"));
  return sql`insert into ${raw(`"${table}" (word, in_title)`)}
    select word, word = any(string_to_array(${value(titles.join(" "))}, ' '))
      from unnest(string_to_array(${value(words.join(" "))}, ' ')) as word
    on conflict (word) do update set in_title = true
      where excluded.in_title and not ${raw(`"${table}"`)}.in_title`;
}

function cell({ name, type, isArray }: Column, document: SearchDocument): Sql {
  const content = document[name];
  if (content === undefined || content === null) return raw("null");
  if (!isArray) return value(content, `::${type}`);
  const elements = (Array.isArray(content) ? content : [content]).map((element) => value(element));
  return sql`array[${joinSql(elements, ", ")}]::${raw(type)}[]`;
}

/** What titles name, their words and those of labels, by their stems and as they are written. */
function titleCell(
  columns: readonly Column[],
  document: SearchDocument,
  definition: ResolvedSearchIndexDefinition,
): Sql {
  const { titles = [], languages = {} } = optionsOf(definition);
  const parts = columns.flatMap((column) => {
    const { name, weight, isIdentifier } = column;
    const text = textOf(column, document);
    if (!text || (weight !== "B" && weight !== "C")) return [];
    if (isIdentifier) {
      const joined = identifiersIn(text).join(" ");
      return [vector("simple", searchableText(text), weight), vector("simple", joined, "B")];
    }
    const language = languages[name] ?? FIRST_LANGUAGE;
    const words = searchableText(text);
    const named = titles.includes(name) ? searchableText(titleHead(text, language)) : "";
    return [
      ...(named ? [vector(language, named, "A")] : []),
      vector(language, words, weight),
      vector("simple", words, weight),
    ];
  });
  return parts.length === 0 ? raw("''::tsvector") : joinSql(parts, " || ");
}

/** The stems of texts. */
function textCell(
  columns: readonly Column[],
  document: SearchDocument,
  definition: ResolvedSearchIndexDefinition,
): Sql {
  const { languages = {} } = optionsOf(definition);
  const parts = columns.flatMap((column) => {
    const text = searchableText(textOf(column, document));
    if (!text || column.weight !== "D") return [];
    return [vector(languages[column.name] ?? FIRST_LANGUAGE, text, "D")];
  });
  return parts.length === 0 ? raw("''::tsvector") : joinSql(parts, " || ");
}

/** PostgreSQL takes 2 kB; nobody searches for longer ones. */
const MAX_LEXEME = 200;

/** The words of a searchable text as they stand there: no parser takes a code apart. */
function asWritten(text: string): Sql {
  const lexemes = text.split(" ").filter((word) => word && word.length <= MAX_LEXEME);
  return value(lexemes.map((word, place) => `'${word}':${place + 1}`).join(" "), "::tsvector");
}

const vector = (config: Language | "simple", text: string, weight: string): Sql => {
  const words = config === "simple" ? asWritten(text) : stemVectorSql(text, config);
  return sql`setweight(${words}, '${raw(weight)}')`;
};

function textOf({ name }: Column, document: SearchDocument): string {
  const content = document[name];
  return (Array.isArray(content) ? content : [content ?? ""]).join(" ");
}
