import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Columns to write and their PostgreSQL types: `{ id: "text", rank: "int" }`. */
export type ColumnTypes = Readonly<Record<string, string>>;

type Row = Readonly<Record<string, unknown>>;

/** Inserts any number of rows in one statement; columns that are not named keep their defaults. */
export async function insertRows(
  database: Knex,
  table: string,
  columns: ColumnTypes,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = namesOf(columns);
  await database.raw(
    `insert into "${table}" (${names}) select ${names} from ${recordset(columns)}`,
    [JSON.stringify(rows)],
  );
}

/** Changes any number of rows, found by `id`, in one statement. */
export async function updateRows(
  database: Knex,
  table: string,
  columns: ColumnTypes,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const sets = Object.keys(columns).map((name) => `"${name}" = x."${name}"`);
  await database.raw(
    `update "${table}" t set ${sets.join(", ")}, updated_at = now()
      from ${recordset({ id: "text", ...columns })} where t.id = x.id`,
    [JSON.stringify(rows)],
  );
}

/** Deletes rows by a column's values. */
export async function deleteRows(
  database: Knex,
  table: string,
  column: string,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  const bindings = [values] as unknown as Knex.RawBinding[];
  await database.raw(`delete from "${table}" where "${column}" = any(?)`, bindings);
}

function recordset(columns: ColumnTypes): string {
  const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
  return `jsonb_to_recordset(?::jsonb) as x(${typed.join(", ")})`;
}

function namesOf(columns: ColumnTypes): string {
  return Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(", ");
}
