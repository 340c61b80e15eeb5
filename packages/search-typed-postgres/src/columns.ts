import type {
  ResolvedSearchIndexDefinition,
  SearchFieldDefinition,
} from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";

/**
 * Where a word stands, as classes of PostgreSQL's text search: B in a title, C in a label, D in a
 * text. A is for what a title names.
 */
export type TextWeight = "B" | "C" | "D";

/** A field of an index as a column of its table. */
export interface Column {
  name: string;
  /** Without `[]`; see {@link isArray}. */
  type: "text" | "bigint" | "double precision" | "boolean" | "timestamptz";
  isArray: boolean;
  isFilterable: boolean;
  isSortable: boolean;
  /** Set where free text is searched. */
  weight: TextWeight | undefined;
  /** Numbers and codes, found however they are written. */
  isIdentifier: boolean;
}

/** The column that holds the words of all searched fields. */
export const WORDS_COLUMN = "search_vector";
/** The column that holds those of titles and labels alone: short, so that ranking reads little. */
export const TITLE_COLUMN = "title_vector";

const TYPES: Partial<Record<SearchFieldDefinition["type"], Column["type"]>> = {
  keyword: "text",
  text: "text",
  integer: "bigint",
  float: "double precision",
  boolean: "boolean",
  date: "timestamptz",
};
const COLUMN_NAME = /^[a-z][a-z0-9_]{0,55}$/;

/** The columns of an index; throws for what this provider has no column for. */
export function columnsOf(definition: ResolvedSearchIndexDefinition): Map<string, Column> {
  return new Map(
    Object.entries(definition.fields).map(([name, field]) => [name, columnOf(name, field)]),
  );
}

function columnOf(name: string, field: SearchFieldDefinition): Column {
  const type = TYPES[field.type];
  if (!type || !COLUMN_NAME.test(name) || name === WORDS_COLUMN || name === TITLE_COLUMN) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `The typed search provider cannot hold a field "${name}" of type "${field.type}".`,
    );
  }
  return {
    name,
    type,
    isArray: field.array === true,
    isFilterable: field.filterable === true,
    isSortable: field.sortable === true,
    weight: weightOf(field),
    isIdentifier: field.type === "keyword",
  };
}

function weightOf({ searchable }: SearchFieldDefinition): TextWeight | undefined {
  if (!searchable) return undefined;
  const weight = searchable === true ? 1 : (searchable.weight ?? 1);
  if (weight >= 3) return "B";
  return weight >= 2 ? "C" : "D";
}
