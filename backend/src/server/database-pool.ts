import { Pool } from "pg";

/**
 * The server's own small pool: sessions and the readiness check, apart from Medusa's, so that
 * a busy shop still answers whether it is alive.
 */
export function createDatabasePool(databaseUrl: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 5,
    // A crowd at the till makes everybody wait; giving up sooner would fail their requests.
    connectionTimeoutMillis: 20_000,
    application_name: "birchwell-server",
  });
  // An idle connection that breaks (database restart) must not end the process; the next query
  // opens a new one.
  pool.on("error", () => undefined);
  return pool;
}
