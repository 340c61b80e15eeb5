import pg from "pg";
import { CliError } from "./cli-error.ts";

/**
 * What the launcher remembers in the database itself, in a schema of its own: an outside database
 * is migrated and seeded once too, whatever DATA_DIR says.
 */
export type Remembered = "migrated" | "seeded";

const EXTENSIONS = ["pg_trgm", "unaccent"];

/**
 * Waits for nothing and changes nothing but its own schema: refuses a database that does not
 * answer or lacks what search needs. Throws {@link CliError}.
 */
export async function checkDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const found = await client.query<{ name: string }>(
      "select name from pg_available_extensions where name = any($1)",
      [EXTENSIONS],
    );
    const missing = EXTENSIONS.filter((name) => !found.rows.some((row) => row.name === name));
    if (missing.length > 0) {
      throw new CliError(
        `The database server lacks ${missing.join(" and ")}, which product search needs: install PostgreSQL's "contrib" package on it.`,
      );
    }
    try {
      for (const name of EXTENSIONS) await client.query(`create extension if not exists ${name}`);
      await client.query("create schema if not exists launcher");
      await client.query(
        "create table if not exists launcher.memory (name text primary key, value text not null, at timestamptz not null default now())",
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CliError(
        `The database user may not create what the shop needs (${reason}): make it the owner of the database.`,
      );
    }
  });
}

/** The remembered value; `undefined` when there is none. */
export async function recall(url: string, name: Remembered): Promise<string | undefined> {
  return withClient(url, async (client) => {
    const found = await client.query<{ value: string }>(
      "select value from launcher.memory where name = $1",
      [name],
    );
    return found.rows[0]?.value;
  });
}

export async function remember(url: string, name: Remembered, value: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      "insert into launcher.memory (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value, at = now()",
      [name, value],
    ),
  );
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new CliError(
      `The database does not answer (${reason}): is DATABASE_URL right, and DATABASE_DIRECT_URL where it is set?`,
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
