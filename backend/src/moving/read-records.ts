import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { SettingsTable } from "../medusa/moved-settings";
import { type Branch, RECORD_FILES, type RecordFile, type Records } from "./moved-tables";
import { isHeld, isThere, type MovedRow, rowOf, shapeOf, type TableShape } from "./table-shapes";

/** A line of a file: rows by their tables, of one order or one person. */
export type RecordLine = Record<string, MovedRow[]>;

type Shapes = ReadonlyMap<string, TableShape>;

const BATCH = 500;

/** How many lines a file of records will have. */
export async function countRecords(
  database: Knex,
  shapes: Shapes,
  file: RecordFile,
): Promise<number> {
  const { root, where = "true" }: Records = RECORD_FILES[file];
  const { rows } = await database.raw<{ rows: { count: number }[] }>(
    `select count(*)::int as count from "${root}" t where ${isThere(shapeOf(shapes, root))} and (${where})`,
  );
  return rows[0]?.count ?? 0;
}

/** All lines of a file of records, in the order of their ids, in batches. */
export async function* readRecords(
  database: Knex,
  shapes: Shapes,
  file: RecordFile,
): AsyncGenerator<RecordLine[]> {
  const { root, where = "true", tables }: Records = RECORD_FILES[file];
  const shape = shapeOf(shapes, root);
  const branches = tables.filter((branch): branch is Branch => branch !== "root");
  let after = "";
  for (;;) {
    const { rows } = await database.raw<{ rows: { row: MovedRow }[] }>(
      `select ${rowOf(shape)} as row from "${root}" t
        where ${isThere(shape)} and t.id > ? and (${where}) order by t.id limit ${BATCH}`,
      [after],
    );
    if (rows.length > 0) yield await withBranches(database, shapes, { root, branches }, rows);
    if (rows.length < BATCH) return;
    after = String(rows.at(-1)?.row.id);
  }
}

async function withBranches(
  database: Knex,
  shapes: Shapes,
  { root, branches }: { root: string; branches: readonly Branch[] },
  roots: readonly { row: MovedRow }[],
): Promise<RecordLine[]> {
  const lines = roots.map(({ row }): RecordLine => ({ [root]: [row] }));
  for (const branch of inReadingOrder(root, branches)) {
    for (const [line, row] of await rowsOf(database, shapes, branch, lines)) {
      line[branch.table] = [...(line[branch.table] ?? []), row];
    }
  }
  return lines;
}

/** What a table hangs on is read before it. */
function inReadingOrder(root: string, branches: readonly Branch[]): Branch[] {
  const read = new Set([root]);
  const left = [...branches];
  const ordered: Branch[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ via }) => via.every(({ of }) => read.has(of)));
    const [branch] = left.splice(next, 1);
    if (next === -1 || !branch) throw new Error(`What does ${left[0]?.table} hang on?`);
    read.add(branch.table);
    ordered.push(branch);
  }
  return ordered;
}

async function rowsOf(
  database: Knex,
  shapes: Shapes,
  { table, via, where = "true", without }: Branch,
  lines: readonly RecordLine[],
): Promise<[RecordLine, MovedRow][]> {
  const shape = shapeOf(shapes, table);
  const found = new Map<string, [RecordLine, MovedRow]>();
  for (const { of, its, column } of via) {
    const owners = new Map<string, RecordLine>();
    for (const line of lines) {
      for (const parent of line[of] ?? []) if (parent[its]) owners.set(String(parent[its]), line);
    }
    if (owners.size === 0) continue;
    const { rows } = await database.raw<{ rows: { owner: string; row: MovedRow }[] }>(
      `select ${column} as owner, ${rowOf(shape, without)} as row from "${table}" t
        where ${column} = any(?) and ${isThere(shape)} and ${isHeld(shape)} and (${where}) order by 2`,
      [[...owners.keys()]] as unknown as Knex.RawBinding[],
    );
    for (const { owner, row } of rows) {
      const line = owners.get(owner);
      if (line) found.set(JSON.stringify(row), [line, row]);
    }
  }
  return [...found.values()];
}

/** The rows of one table of settings. */
export async function readSettings(
  database: Knex,
  shapes: Shapes,
  { table, where = "true", merged }: SettingsTable,
): Promise<MovedRow[]> {
  const shape = shapeOf(shapes, table);
  const without = merged ? `#- '{${merged.column},${merged.but}}'` : "";
  const { rows } = await database.raw<{ rows: { row: MovedRow }[] }>(
    `select ${rowOf(shape, without)} as row from "${table}" t
      where ${isThere(shape)} and (${where}) order by 1`,
  );
  return rows.map(({ row }) => row);
}
