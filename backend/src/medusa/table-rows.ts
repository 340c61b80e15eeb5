import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { MEDUSA_TABLES, type MedusaColumn, type MedusaTable } from "./tables";

/** Columns to write and their PostgreSQL types: `{ id: "text", rank: "int" }`. */
export type ColumnTypes = Readonly<Record<string, string>>;

type Row = Readonly<Record<string, unknown>>;
/** A row of Medusa's, or what changes of one; all rows of one statement have the same columns. */
type MedusaRow<Table extends MedusaTable> = Partial<Record<MedusaColumn<Table>, unknown>>;

/** Inserts any number of rows into a table of Medusa's, in one statement. */
export function insertInto<Table extends MedusaTable>(
  database: Knex,
  table: Table,
  rows: readonly MedusaRow<Table>[],
): Promise<void> {
  return insertRows(database, table, columnTypes(table, rows), rows);
}

/** Changes any number of rows of a table of Medusa's, found by `id`, in one statement. */
export function updateIn<Table extends MedusaTable>(
  database: Knex,
  table: Table,
  rows: readonly (MedusaRow<Table> & { id: string })[],
): Promise<void> {
  const { id: _id, ...columns } = columnTypes(table, rows);
  return updateRows(database, table, columns, rows);
}

/** Deletes rows of a table of Medusa's by a column's values. */
export async function deleteFrom<Table extends MedusaTable>(
  database: Knex,
  table: Table,
  column: MedusaColumn<Table>,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  const bindings = [values] as unknown as Knex.RawBinding[];
  await database.raw(`delete from "${table}" where "${column}" = any(?)`, bindings);
}

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

/** Types of the columns that the rows have, by `tables.ts`. */
function columnTypes<Table extends MedusaTable>(
  table: Table,
  rows: readonly MedusaRow<Table>[],
): ColumnTypes {
  const known: ColumnTypes = MEDUSA_TABLES[table];
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => {
      const type = known[name];
      if (type === undefined) throw new Error(`${table}.${name} is not known of Medusa.`);
      return [name, type];
    }),
  );
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
