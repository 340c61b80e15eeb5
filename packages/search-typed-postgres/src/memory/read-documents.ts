import type { ResolvedSearchIndexDefinition } from "@medusajs/framework/types";
import { columnsOf, WORDS_COLUMN } from "../columns";
import { joinSql, type Row, raw, type Sql, sql, value } from "../sql";
import { tableOf } from "../table-names";
import { heldColumn, heldSql } from "./held-columns";
import type { MirroredDocument } from "./mirror";
import { readWordVector } from "./word-vector";

const KEY = "_key";
const WORDS = "_words";

/** The next documents by key, as the memory holds them. */
export function nextDocumentsSql(
  definition: ResolvedSearchIndexDefinition,
  after: string | undefined,
  most: number,
): Sql {
  const key = raw(`"${definition.primary_key}"`);
  const rest = after === undefined ? raw("true") : sql`${key} > ${value(after)}`;
  return sql`${selected(definition)} where ${rest} order by ${key} limit ${value(most)}`;
}

/** Some documents by their keys; those that are gone are left out. */
export function documentsSql(
  definition: ResolvedSearchIndexDefinition,
  keys: readonly string[],
): Sql {
  return sql`${selected(definition)}
    where ${raw(`"${definition.primary_key}"`)} = any(${value(keys)}::text[])`;
}

export function documentOf(row: Row): MirroredDocument {
  const { [KEY]: key, [WORDS]: words, ...fields } = row;
  return { key: String(key), fields, words: readWordVector(String(words)) };
}

function selected(definition: ResolvedSearchIndexDefinition): Sql {
  const key = definition.primary_key;
  const held = [...columnsOf(definition).values()].filter(
    (column) => column.name !== key && heldColumn(column),
  );
  const cells = [
    raw(`"${key}" as "${KEY}"`),
    ...held.map(heldSql),
    raw(`"${WORDS_COLUMN}"::text as "${WORDS}"`),
  ];
  return sql`select ${joinSql(cells, ", ")} from ${raw(`"${tableOf(definition.physical_name)}"`)}`;
}
