import {
  PRODUCT_CHANGE_SOURCES,
  type ProductChangeSource,
} from "../../medusa/product-change-sources";

/** Queue of products whose document in the search index may be out of date. */
export const PRODUCT_CHANGE_TABLE = "product_change";
/** PostgreSQL notification that the queue has grown; sent when the change commits. */
export const PRODUCT_CHANGE_CHANNEL = "product_change";

const EVENTS = [
  { event: "insert", tables: "new table as changed" },
  { event: "update", tables: "old table as previous new table as changed" },
  { event: "delete", tables: "old table as changed" },
] as const;

/**
 * Statements that make the queue and its triggers; running them again changes nothing. A trigger
 * works in the transaction of the change, so none is lost, whoever makes it: the shop's own calls,
 * Medusa Admin, an import, an order. It runs once per statement, so bulk changes stay cheap.
 */
export function productChangeStatements(): string[] {
  return [
    `create table if not exists ${PRODUCT_CHANGE_TABLE} (
      id bigint generated always as identity primary key,
      product_id text not null
    )`,
    `create index if not exists idx_${PRODUCT_CHANGE_TABLE}_product
      on ${PRODUCT_CHANGE_TABLE} (product_id)`,
    `create table if not exists sale_window_check (
      only_row boolean primary key default true check (only_row),
      checked_at timestamptz not null
    )`,
    "insert into sale_window_check (checked_at) values (now()) on conflict do nothing",
    ...PRODUCT_CHANGE_SOURCES.flatMap((source) =>
      EVENTS.flatMap((event) => triggerStatements(source, event)),
    ),
  ];
}

function triggerStatements(
  { table, products, columns }: ProductChangeSource,
  { event, tables }: (typeof EVENTS)[number],
): string[] {
  const name = `note_change_${event}_${table}`.slice(0, 63);
  const guard = event === "update" && columns ? unchangedGuard(columns) : "";
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      ${guard}
      insert into ${PRODUCT_CHANGE_TABLE} (product_id)
        select distinct product_id from (${products}) as found where product_id is not null;
      if found then perform pg_notify('${PRODUCT_CHANGE_CHANNEL}', ''); end if;
      return null;
    end $$`,
    `create or replace trigger ${name} after ${event} on "${table}"
      referencing ${tables} for each statement execute function ${name}()`,
  ];
}

/** Leaves the trigger when no row changed in the columns that matter. */
function unchangedGuard(columns: readonly string[]): string {
  const row = (alias: string) => columns.map((column) => `${alias}.${column}`).join(", ");
  return `if not exists (
        select 1 from changed c join previous p on p.id = c.id
        where (${row("c")}) is distinct from (${row("p")})
      ) then return null; end if;`;
}
