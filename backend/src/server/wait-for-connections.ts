import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** A crowd at the till makes everybody wait; who waits longer waits for a database that is away. */
const PATIENCE_MS = 15_000;

/**
 * Sets for how long a request waits for one of the query builder's connections: its pool (tarn) waits a minute,
 * and Medusa hands no setting of it on.
 */
export function waitForConnections(container: MedusaContainer): void {
  const { client } = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const pool: { acquireTimeoutMillis: number } = client.pool;
  pool.acquireTimeoutMillis = PATIENCE_MS;
}
