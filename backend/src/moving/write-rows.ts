import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { SettingsTable } from "../medusa/moved-settings";
import { isThere, type MovedRow, type TableShape } from "./table-shapes";

interface Target {
  table: string;
  shape: TableShape;
}

/** Inserts rows as a file holds them, and answers how many; what they do not say keeps its default. */
export async function insertMoved(
  database: Knex,
  { table, shape }: Target,
  rows: readonly MovedRow[],
  onConflict = "",
): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = namesOf(shape, rows)
    .map((name) => `"${name}"`)
    .join(", ");
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `insert into "${table}" (${columns}) select ${columns} from ${recordset(table)} ${onConflict}`,
    [JSON.stringify(rows)],
  );
  return rowCount;
}

/**
 * Makes a table of settings that of the folder: what is there is changed, what is not is added, and
 * where the table is whole, what the folder does not have is removed. Answers how many rows changed.
 */
export async function writeSettings(
  database: Knex,
  { table, shape }: Target,
  { where = "true", isWhole, merged }: SettingsTable,
  rows: readonly MovedRow[],
): Promise<number> {
  // Tables of links have no more than what they link.
  if (!rows.every(({ id }) => id) || isLink(shape)) {
    return insertMoved(database, { table, shape }, rows, "on conflict do nothing");
  }
  const changed = await updateMoved(database, { table, shape }, rows, merged?.column);
  const added = await insertMoved(database, { table, shape }, rows, "on conflict (id) do nothing");
  const removed = isWhole ? await removeOthers(database, { table, shape }, where, rows) : 0;
  return changed + added + removed;
}

/** Medusa's tables of links across modules: their key is what they link. */
function isLink({ columns }: TableShape): boolean {
  const own = ["id", "created_at", "updated_at", "deleted_at"];
  const others = [...columns].filter((column) => !own.includes(column));
  return others.length === 2 && others.every((column) => column.endsWith("_id"));
}

async function updateMoved(
  database: Knex,
  { table, shape }: Target,
  rows: readonly MovedRow[],
  merged: string | undefined,
): Promise<number> {
  if (rows.length === 0) return 0;
  const names = namesOf(shape, rows).filter((name) => name !== "id");
  const value = (name: string) =>
    name === merged ? `coalesce(t."${name}", '{}') || coalesce(x."${name}", '{}')` : `x."${name}"`;
  const old = names.map((name) => `t."${name}"`).join(", ");
  const sets = names.map((name) => `"${name}" = ${value(name)}`);
  // What was removed here since is there again.
  if (shape.columns.has("deleted_at")) sets.push("deleted_at = null");
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `update "${table}" t set ${sets.join(", ")} from ${recordset(table)} x
      where t.id = x.id and ((${old}) is distinct from (${names.map(value).join(", ")})
         or not (${isThere(shape)}))`,
    [JSON.stringify(rows)],
  );
  return rowCount;
}

async function removeOthers(
  database: Knex,
  { table, shape }: Target,
  where: string,
  rows: readonly MovedRow[],
): Promise<number> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `update "${table}" t set deleted_at = now()
      where ${isThere(shape)} and (${where}) and t.id <> all(?)`,
    [rows.map(({ id }) => id)] as unknown as Knex.RawBinding[],
  );
  return rowCount;
}

/** Numbers that count by themselves go on behind those that were moved. */
export async function continueCounting(database: Knex, { table, shape }: Target): Promise<void> {
  for (const column of shape.counters) {
    await database.raw(
      `select setval(s.name, m.value) from (select pg_get_serial_sequence('"${table}"', '${column}') as name) s,
          (select max("${column}") as value from "${table}") m
        where m.value is not null and m.value >= coalesce(pg_sequence_last_value(s.name::regclass), 0)`,
    );
  }
}

function namesOf(shape: TableShape, rows: readonly MovedRow[]): string[] {
  const named = new Set(rows.flatMap(Object.keys));
  return [...shape.columns].filter((column) => named.has(column));
}

const recordset = (table: string) => `jsonb_populate_recordset(null::"${table}", ?::jsonb)`;
