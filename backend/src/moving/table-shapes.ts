import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** A row as its file holds it: times as text, exact numbers as text. */
export type MovedRow = Readonly<Record<string, unknown>>;

/** The table that a column points into, whose rows may be marked as removed. */
export interface Parent {
  column: string;
  table: string;
  isRemovable: boolean;
}

/** What PostgreSQL says of a table. */
export interface TableShape {
  columns: ReadonlySet<string>;
  /** Exact numbers, which JSON's own would round. */
  numbers: readonly string[];
  /** Columns that count by themselves, such as the number of an order. */
  counters: readonly string[];
  /** Columns that the table works out of its others: no part of what moves. */
  generated: readonly string[];
  /** Columns that hold the id of a row of another table, or of this one. */
  parents: readonly Parent[];
}

/** The shapes of all tables. */
export async function tableShapes(database: Knex): Promise<ReadonlyMap<string, TableShape>> {
  const { rows } = await database.raw<{
    rows: ({ table: string; columns: string[] } & Omit<TableShape, "columns">)[];
  }>(
    `select c.relname as table, array_agg(a.attname::text) as columns,
        coalesce(array_agg(a.attname::text) filter (where a.atttypid = 'numeric'::regtype), '{}') as numbers,
        coalesce(array_agg(a.attname::text) filter (
          where pg_get_expr(d.adbin, d.adrelid) like 'nextval(%'), '{}') as counters,
        (select coalesce(array_agg(made.attname::text), '{}') from pg_attribute made
          where made.attrelid = c.oid and made.attgenerated <> '') as generated,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'column', own.attname, 'table', other.relname,
            'isRemovable', exists(select 1 from pg_attribute mark
              where mark.attrelid = other.oid and mark.attname = 'deleted_at'))), '[]')
           from pg_constraint k
           join pg_attribute own on own.attrelid = k.conrelid and own.attnum = k.conkey[1]
           join pg_class other on other.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and cardinality(k.conkey) = 1) as parents
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = ''
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
     group by c.oid, c.relname`,
  );
  return new Map(
    rows.map(({ table, columns, ...shape }) => [table, { columns: new Set(columns), ...shape }]),
  );
}

/** SQL of a row `t` of the table, as a file holds it. */
export function rowOf({ columns, numbers, generated }: TableShape, without = ""): string {
  const exact = numbers.flatMap((name) => [`'${name}'`, `t."${name}"::text`]).join(", ");
  const left = [...generated, ...(columns.has("deleted_at") ? ["deleted_at"] : [])];
  const row = ["to_jsonb(t)", ...left.map((name) => `'${name}'`)].join(" - ");
  return `(${row} || jsonb_build_object(${exact})) ${without}`;
}

/** SQL of the condition that a row `t` is there. */
export function isThere({ columns }: TableShape): string {
  return columns.has("deleted_at") ? "t.deleted_at is null" : "true";
}

/** SQL of the condition that nothing that a row `t` hangs on was removed: Medusa leaves such rows. */
export function isHeld({ parents }: TableShape): string {
  const removed = parents
    .filter(({ isRemovable }) => isRemovable)
    .map(
      ({ column, table }) =>
        `not exists (select 1 from "${table}" p where p.id = t."${column}" and p.deleted_at is not null)`,
    );
  return ["true", ...removed].join(" and ");
}

export function shapeOf(shapes: ReadonlyMap<string, TableShape>, table: string): TableShape {
  const shape = shapes.get(table);
  if (!shape) throw new Error(`The database has no table "${table}".`);
  return shape;
}
