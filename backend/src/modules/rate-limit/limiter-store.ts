import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
} from "rate-limiter-flexible";

/** Where tries are counted. */
export interface LimiterStore {
  limiter(options: IRateLimiterOptions): RateLimiterAbstract;
  close(): void;
}

const TABLE = "shop_rate_limit";

/** Counts in Redis, for shops with several servers. */
export async function redisLimiterStore(url: string): Promise<LimiterStore> {
  // Shops without Redis do not hold its client in memory.
  const { createClient } = await import("redis");
  const client = createClient({ url });
  // Without a listener a lost connection would end the process; the client reconnects by itself.
  client.on("error", () => undefined);
  await client.connect();
  return {
    limiter: (options) =>
      new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true }),
    close: () => client.destroy(),
  };
}

/**
 * Counts in a table of the shop's database. `if not exists` alone can fail when two servers start
 * at once, so one waits for the other.
 */
export async function postgresLimiterStore(database: Knex): Promise<LimiterStore> {
  await database.transaction(async (transaction) => {
    await transaction.raw(`select pg_advisory_xact_lock(hashtext('${TABLE}'))`);
    await transaction.raw(`
      create table if not exists ${TABLE} (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
  });
  return {
    limiter: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: database,
        storeType: "knex",
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: true,
      }),
    // The connection belongs to Medusa.
    close: () => undefined,
  };
}
