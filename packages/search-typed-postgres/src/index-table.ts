import type { ResolvedSearchIndexDefinition } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { changeLogStatements, dropChangeLogStatements } from "./change-log";
import { type Column, columnsOf, TITLE_COLUMN, WORDS_COLUMN } from "./columns";
import type { SearchRules } from "./rules";
import { FIRST_LANGUAGE, type Language } from "./stems";
import { tableOf, wordsTableOf } from "./table-names";

/** Name of this provider, by which index definitions address their options for it. */
export const PROVIDER = "typed-postgres";

/** What a definition may say under `settings.provider_options["typed-postgres"]`. */
export interface TypedSearchOptions {
  /** Fields of further B-tree indexes, for filters and orders that go together. */
  indexes?: string[][];
  /** A document never replaces one whose value of this field is higher. */
  version_field?: string;
  /** Text fields that name the thing: what they name counts more than the words that go with it. */
  titles?: string[];
  /** Fields in another language than English. */
  languages?: Record<string, Language>;
  /**
   * How documents are made, the folding of their words (`FOLDING`) included: what changes this fills
   * the index anew.
   */
  form?: string;
  /** What words mean; asked for at each search. */
  rules?: SearchRules;
}

/** The languages of an index's fields, English first. */
export function languagesOf(definition: ResolvedSearchIndexDefinition): Language[] {
  const { languages = {} } = optionsOf(definition);
  return [...new Set([FIRST_LANGUAGE, ...Object.values(languages)])];
}

export function optionsOf({ settings }: ResolvedSearchIndexDefinition): TypedSearchOptions {
  return settings?.provider_options?.[PROVIDER] ?? {};
}

/** Statements that make the tables of an index, with an index for each filter and order. */
export function createStatements(definition: ResolvedSearchIndexDefinition): string[] {
  const table = tableOf(definition.physical_name);
  const words = wordsTableOf(definition.physical_name);
  const columns = columnsOf(definition);
  const key = definition.primary_key;
  return [
    "create extension if not exists pg_trgm",
    `create table "${table}" (
      ${[...columns.values()].map(columnDeclaration).join(",\n      ")},
      "${WORDS_COLUMN}" tsvector not null default '',
      "${TITLE_COLUMN}" tsvector not null default '',
      primary key ("${key}")
    )`,
    `create index on "${table}" using gin ("${WORDS_COLUMN}")`,
    `create index on "${table}" using gin ("${TITLE_COLUMN}")`,
    ...[...columns.values()].flatMap((column) => columnIndexes(table, column, key)),
    ...(optionsOf(definition).indexes ?? []).map((fields) => combinedIndex(table, fields, columns)),
    `create table "${words}" (word text primary key, in_title boolean not null default false)`,
    ...changeLogStatements(definition.physical_name, key),
  ];
}

/**
 * Statements that let this program read and write the tables of an index that an earlier one made,
 * until the version that takes their place is filled.
 */
export function catchUpStatements(physicalName: string): string[] {
  const table = tableOf(physicalName);
  return [
    `alter table "${table}" add column "${TITLE_COLUMN}" tsvector not null default ''`,
    // Titles were A and labels B.
    `update "${table}" set "${TITLE_COLUMN}" = ts_filter("${WORDS_COLUMN}", '{a,b}')`,
    `alter table "${wordsTableOf(physicalName)}" add column in_title boolean not null default false`,
  ];
}

/**
 * Statements that give the table of an earlier version the columns that it has none for: until the
 * next version is filled, documents of the new definition are written to it.
 */
export function newColumnStatements(
  physicalName: string,
  definition: ResolvedSearchIndexDefinition,
): string[] {
  const columns = [...columnsOf(definition).values()];
  return columns.map(
    (column) =>
      `alter table "${tableOf(physicalName)}" add column if not exists ${columnDeclaration(column)}`,
  );
}

/** Statements that remove the tables of an index. */
export function dropStatements(physicalName: string): string[] {
  return [
    ...[tableOf(physicalName), wordsTableOf(physicalName)].map(
      (table) => `drop table if exists "${table}"`,
    ),
    ...dropChangeLogStatements(physicalName),
  ];
}

/** Text sorts and compares by code point: the same on every machine, and fast. */
function columnDeclaration({ name, type, isArray }: Column): string {
  if (isArray) return `"${name}" ${type}[]`;
  return `"${name}" ${type}${type === "text" ? ' collate "C"' : ""}`;
}

function columnIndexes(table: string, column: Column, key: string): string[] {
  if (column.isArray) {
    return column.isFilterable ? [`create index on "${table}" using gin ("${column.name}")`] : [];
  }
  if (column.name === key) return [];
  // Two values in a hundred thousand rows: nothing to find by. Orders use a combined index.
  if (column.type === "boolean") return [];
  const indexes: string[] = [];
  if (column.isSortable) {
    indexes.push(`create index on "${table}" ("${column.name}", "${key}")`);
  } else if (column.isFilterable) {
    indexes.push(`create index on "${table}" ("${column.name}")`);
  }
  return indexes;
}

function combinedIndex(
  table: string,
  fields: readonly string[],
  columns: ReadonlyMap<string, Column>,
): string {
  const expressions = fields.map((field) => {
    const [name = "", direction = ""] = field.split(" ");
    if (!columns.has(name) || !/^(|asc|desc)$/i.test(direction)) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `A search index cannot be indexed by "${field}".`,
      );
    }
    return `"${name}" ${direction}`.trim();
  });
  return `create index on "${table}" (${expressions.join(", ")})`;
}
