import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

const WAIT_MS = 60_000;
const TRY_EVERY_MS = 20;
/** A process that dies gives its locks back after so long, where they outlive it. */
const EXPIRE_SECONDS = 60;

/**
 * Medusa's own locks of inventory items. Whoever ships or reserves reads a level and writes the new
 * one under them, so a change in between would be lost: they are held until the transaction that
 * changes the stock has ended.
 */
export class StockLocks {
  readonly #owner = { ownerId: randomUUID() };
  #itemIds: readonly string[] = [];

  constructor(private readonly container: MedusaContainer) {}

  /**
   * Takes the locks of all these items, once. Holds none while it waits for another: Medusa takes
   * those of an order in an order of its own, and two that wait for each other would wait for ever.
   */
  async take(itemIds: readonly string[]): Promise<void> {
    if (itemIds.length === 0) return;
    const keys = [...itemIds];
    const locking = this.container.resolve(Modules.LOCKING);
    for (const until = Date.now() + WAIT_MS; ; await wait(TRY_EVERY_MS)) {
      try {
        await locking.acquire(keys, { ...this.#owner, expire: EXPIRE_SECONDS });
        this.#itemIds = keys;
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
    await this.container.resolve(Modules.LOCKING).release([...this.#itemIds], this.#owner);
    this.#itemIds = [];
  }
}
