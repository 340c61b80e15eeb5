import { raw, type Sql, sql, value } from "./sql";
import { changesTableOf, tableOf } from "./table-names";

/** Key of the entry that says that all documents went at once, or were never there. */
export const ALL_GONE = "";

const EVENTS = [
  { event: "insert", rows: "new table as changed" },
  { event: "update", rows: "new table as changed" },
  { event: "delete", rows: "old table as changed" },
] as const;

/**
 * Statements that make the log of an index. Triggers keep it, in the transaction of the change:
 * whoever writes a document, no change is left out. It has one row for each document at most.
 */
export function changeLogStatements(physicalName: string, key: string): string[] {
  const table = tableOf(physicalName);
  const log = changesTableOf(physicalName);
  const note = (rows: string) => `insert into "${log}" (key, changed_in) ${rows}
    on conflict (key) do update set changed_in = excluded.changed_in`;
  return [
    `create table "${log}" (key text collate "C" primary key, changed_in xid8 not null)`,
    `create index on "${log}" (changed_in)`,
    `create function "${log}"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        ${note(`values ('${ALL_GONE}', pg_current_xact_id())`)};
      else
        ${note(`select distinct "${key}", pg_current_xact_id() from changed order by 1`)};
      end if;
      return null;
    end $$`,
    ...EVENTS.map(
      ({ event, rows }) => `create trigger note_${event} after ${event} on "${table}"
        referencing ${rows} for each statement execute function "${log}"()`,
    ),
    // Who remembers an index of this name remembers another one.
    note(`values ('${ALL_GONE}', pg_current_xact_id())`),
    `create trigger note_truncate after truncate on "${table}"
      for each statement execute function "${log}"()`,
  ];
}

/** Statements that remove the log; the table's triggers go with its function. */
export function dropChangeLogStatements(physicalName: string): string[] {
  const log = changesTableOf(physicalName);
  return [`drop function if exists "${log}"() cascade`, `drop table if exists "${log}"`];
}

/**
 * Forgets what comes from another server's count of transactions: a copy of the database may hold
 * entries of transactions that are yet to come here.
 */
export function forgetForeignSql(physicalName: string): Sql {
  const log = changesTableOf(physicalName);
  const foreign = `from "${log}" where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`;
  // Nobody writes meanwhile, or a change could be forgotten that was made just now.
  return raw(`do $$ begin
    if exists (select 1 ${foreign}) then
      lock table "${log}" in share row exclusive mode;
      delete ${foreign};
    end if;
  end $$`);
}

/** Entries of changes that a snapshot, as PostgreSQL writes it, had not seen. */
export function changedSinceSql(physicalName: string, snapshot: string): Sql {
  return sql`select key from ${raw(`"${changesTableOf(physicalName)}"`)}
    where changed_in >= pg_snapshot_xmin(${value(snapshot, "::pg_snapshot")})
      and not pg_visible_in_snapshot(changed_in, ${value(snapshot, "::pg_snapshot")})`;
}
