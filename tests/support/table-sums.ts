import pg from "pg";

/** Every table of a database, by its schema and name, with a checksum of its rows in any order. */
export async function tableSums(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${name} t`,
      );
      sums[name] = found[0]?.sum ?? "";
    }
    return sums;
  } finally {
    await client.end();
  }
}
