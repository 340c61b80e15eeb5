import { Client } from "pg";
import { expect } from "vitest";
import { shopUnderTest } from "../../../tests/support/shop-under-test";
import { eventually } from "./eventually";
import { queryShop } from "./shop-database";

/** Runs `meanwhile` while nobody else can change the rows that `sql` (`… for update`) finds. */
export async function whileHeld(
  sql: string,
  values: unknown[],
  meanwhile: () => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: shopUnderTest().databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    const { rowCount } = await client.query(sql, values);
    expect(rowCount).toBeGreaterThan(0);
    await meanwhile();
  } finally {
    await client.end();
  }
}

/** Resolves when at least so many statements that name the table wait for others to end. */
export async function untilWaiting(table: string, count: number): Promise<void> {
  await eventually(async () => {
    const waiting = await queryShop<{ query: string }>(
      `select left(query, 80) as query from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [`%"${table}"%`],
    );
    expect(waiting.length, JSON.stringify(waiting)).toBeGreaterThanOrEqual(count);
  });
}
