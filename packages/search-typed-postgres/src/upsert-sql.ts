import type { ResolvedSearchIndexDefinition, SearchDocument } from "@medusajs/framework/types";
import { type Column, columnsOf, WORDS_COLUMN } from "./columns";
import { optionsOf } from "./index-table";
import { correctableWords, searchableText } from "./search-words";
import { joinSql, raw, type Sql, sql, value } from "./sql";
import { TEXT_CONFIG } from "./text-query";

/** Writes documents; an existing one is replaced unless it is newer by the definition's version. */
export function upsertSql(
  table: string,
  definition: ResolvedSearchIndexDefinition,
  documents: readonly SearchDocument[],
): Sql {
  const columns = [...columnsOf(definition).values()];
  const names = [...columns.map(({ name }) => name), WORDS_COLUMN].map((name) => `"${name}"`);
  const rows = documents.map(
    (document) =>
      sql`(${joinSql([...columns.map((column) => cell(column, document)), wordsCell(columns, document)], ", ")})`,
  );
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
  const texts = documents.flatMap((document) => columns.map((column) => textOf(column, document)));
  // Sorted, so that two writers of the same words do not wait for each other in a circle.
  const words = correctableWords(texts.join(" ")).sort();
  if (words.length === 0) return null;
  return sql`insert into ${raw(`"${table}" (word)`)}
    select unnest(string_to_array(${value(words.join(" "))}, ' ')) on conflict do nothing`;
}

function cell({ name, type, isArray }: Column, document: SearchDocument): Sql {
  const content = document[name];
  if (content === undefined || content === null) return raw("null");
  if (!isArray) return value(content, `::${type}`);
  const elements = (Array.isArray(content) ? content : [content]).map((element) => value(element));
  return sql`array[${joinSql(elements, ", ")}]::${raw(type)}[]`;
}

function wordsCell(columns: readonly Column[], document: SearchDocument): Sql {
  const parts = columns
    .filter(({ weight }) => weight)
    .map(
      (column) =>
        sql`setweight(to_tsvector('${raw(TEXT_CONFIG)}', ${value(textOf(column, document))}), '${raw(column.weight ?? "D")}')`,
    );
  return parts.length === 0 ? raw("''") : joinSql(parts, " || ");
}

function textOf({ name }: Column, document: SearchDocument): string {
  const content = document[name];
  const texts = Array.isArray(content) ? content : [content ?? ""];
  return searchableText(texts.join(" "));
}
