import { createHash } from "node:crypto";
import type { LimitName } from "@eldercare/contracts/calls";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type LimiterStore, postgresLimiterStore, redisLimiterStore } from "./limiter-store";
import { LIMITS, type Limit } from "./limits";

/** Whole seconds until the next try is allowed, or 0 when this one is. */
export type SecondsToWait = number;

/**
 * Counts tries, in Redis where there is one, else in PostgreSQL, so that a restart forgets none
 * and all servers count together. While the store is away each process counts for itself.
 */
class RateLimitModuleService {
  /** Medusa calls it when the server closes. */
  readonly __hooks = { onApplicationShutdown: () => this.close() };
  private readonly database: Knex;
  private readonly limiters = new Map<LimitName, Promise<RateLimiterAbstract>>();
  private store: Promise<LimiterStore> | undefined;

  constructor(dependencies: Record<string, unknown>) {
    this.database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** Counts one try; answers how long to wait when there were too many. */
  async consume(name: LimitName, key: string): Promise<SecondsToWait> {
    const limiter = await this.limiter(name);
    try {
      await limiter.consume(fingerprint(key));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  /** How long to wait when a key has no try left; counts none. */
  async secondsToWait(name: LimitName, key: string): Promise<SecondsToWait> {
    const limiter = await this.limiter(name);
    const counted = await limiter.get(fingerprint(key));
    if (!counted || counted.consumedPoints < LIMITS[name].points) return 0;
    return Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
  }

  /** Takes one counted try back, for tries that turned out well. */
  async reward(name: LimitName, key: string): Promise<void> {
    const limiter = await this.limiter(name);
    await limiter.reward(fingerprint(key));
  }

  /** Forgets all tries of a key. */
  async forget(name: LimitName, key: string): Promise<void> {
    const limiter = await this.limiter(name);
    await limiter.delete(fingerprint(key));
  }

  private limiter(name: LimitName): Promise<RateLimiterAbstract> {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = this.createLimiter(name);
    this.limiters.set(name, limiter);
    // A store that was away at the first try is asked again at the next.
    limiter.catch(() => this.limiters.delete(name));
    return limiter;
  }

  private async createLimiter(name: LimitName): Promise<RateLimiterAbstract> {
    const { points, seconds, inMemory }: Limit = LIMITS[name];
    const limit = { keyPrefix: `limit:${name}`, points, duration: seconds };
    if (inMemory) return new RateLimiterMemory(limit);
    const store = await this.openStore();
    return store.limiter({ ...limit, insuranceLimiter: new RateLimiterMemory(limit) });
  }

  private openStore(): Promise<LimiterStore> {
    if (this.store) return this.store;
    const { REDIS_URL } = process.env;
    const store = REDIS_URL ? redisLimiterStore(REDIS_URL) : postgresLimiterStore(this.database);
    store.catch(() => {
      this.store = undefined;
    });
    this.store = store;
    return store;
  }

  private async close(): Promise<void> {
    const store = await this.store?.catch(() => undefined);
    store?.close();
  }
}

/** Addresses and IPs are personal: only their fingerprints are kept. */
function fingerprint(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

export default RateLimitModuleService;
