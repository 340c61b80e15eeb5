import type { Pool } from "pg";

/** A digest of the rows of each table, by the table's name. */
export async function tableDigests(database: Pool, skipped: RegExp): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const digests = new Map<string, string>();
  for (const { name } of rows.filter((row) => !skipped.test(row.name))) {
    const { rows: found } = await database.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '')
                as digest from ${JSON.stringify(name)} t`,
    );
    digests.set(name, found[0]?.digest ?? "");
  }
  return digests;
}

/** Tables whose rows are not what they were. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
