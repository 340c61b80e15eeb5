import { Client } from "pg";
import { expect } from "vitest";

const statusOf = async (medusaUrl: string) => (await fetch(`${medusaUrl}/api/no-such-call`)).status;

/**
 * Does `work` while the database of a shop lets nobody in, and has cut off who was there, as one
 * that is started anew. Others of the same server go on.
 */
export async function whileDatabaseIsAway(
  { databaseUrl, medusaUrl }: { databaseUrl: string; medusaUrl: string },
  work: () => Promise<void>,
): Promise<void> {
  const address = new URL(databaseUrl);
  const name = address.pathname.slice(1);
  address.pathname = "/postgres";
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(`alter database "${name}" allow_connections false`);
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
      [name],
    );
    // Of Medusa's first calls some find it out for themselves, and wait for it.
    await expect.poll(() => statusOf(medusaUrl), { timeout: 30_000 }).toBe(503);
    await work();
  } finally {
    await client.query(`alter database "${name}" allow_connections true`);
    await client.end();
    // Whoever comes next finds the shop as it was, also after a failure.
    await expect.poll(() => statusOf(medusaUrl), { timeout: 30_000 }).not.toBe(503);
  }
}
