import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { LEASE_SECONDS } from "../../../medusa/under-locks";

const WAIT_MS = 60_000;
const TRY_EVERY_MS = 20;

/**
 * Medusa's own locks of inventory items. Whoever ships or reserves reads a level and writes the new
 * one under them, so a change in between would be lost: they are held until the transaction that
 * changes the stock has ended.
 */
export class StockLocks {
  readonly #owner = { ownerId: randomUUID() };
  #itemIds: readonly string[] = [];
  #renewing: NodeJS.Timeout | undefined;
  #renewal: Promise<unknown> | undefined;

  constructor(private readonly container: MedusaContainer) {}

  /**
   * Takes the locks of all these items, once. Holds none while it waits for another: Medusa takes
   * those of an order in an order of its own, and two that wait for each other would wait for ever.
   */
  async take(itemIds: readonly string[]): Promise<void> {
    if (itemIds.length === 0) return;
    const keys = [...itemIds];
    const locking = this.container.resolve(Modules.LOCKING);
    const hold = () => locking.acquire(keys, { ...this.#owner, expire: LEASE_SECONDS });
    for (const until = Date.now() + WAIT_MS; ; await wait(TRY_EVERY_MS)) {
      try {
        await hold();
        this.#itemIds = keys;
        // A transaction may take longer than a lease. What was missed once is made up for the next time.
        const renew = () => {
          this.#renewal = hold().catch(() => undefined);
        };
        this.#renewing = setInterval(renew, (LEASE_SECONDS * 1000) / 3).unref();
        return;
      } catch (error) {
        await locking.release(keys, this.#owner);
        if (Date.now() > until) throw error;
      }
    }
  }

  /** Gives back what was taken. */
  async release(): Promise<void> {
    if (this.#itemIds.length === 0) return;
    clearInterval(this.#renewing);
    // One that is under way would take them again.
    await this.#renewal;
    await this.container.resolve(Modules.LOCKING).release([...this.#itemIds], this.#owner);
    this.#itemIds = [];
  }
}
