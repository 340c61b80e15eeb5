import { setTimeout as rest } from "node:timers/promises";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../../errors/message-of";
import { NotificationListener } from "../../shop-changes/notification-listener";
import { INDEX_BATCH, indexChangedProducts } from "./index-changed-products";
import { noteSaleWindows, timeToSaleWindow } from "./note-sale-windows";
import { PRODUCT_CHANGE_CHANNEL } from "./product-change-triggers";
import { SpecFiltersWalk, walkedIndex } from "./spec-filters-walk";

/** How often the worker looks at least, for calls that were lost. */
const LOOK_EVERY_MS = 10_000;
/** At the very moment of its end a sale still runs. */
const PAST_WINDOW_MS = 20;
const RETRY_MS = 1000;
/**
 * After a few products the worker rests: each order notes what it sold, and of orders one after the
 * other a reading each would cost as much as the orders.
 */
const REST_MS = 200;

/**
 * Keeps the search index fresh: PostgreSQL calls the worker when a change commits, and it indexes
 * what the queue names. Changes made while no worker ran wait in the queue.
 */
export class ProductChangeWorker {
  readonly #logger: Logger;
  readonly #listener: NotificationListener;
  #wake: () => void = () => undefined;
  #isCalled = true;
  #isStopped = false;
  #running: Promise<void> | undefined;
  readonly #specFilters: SpecFiltersWalk;

  constructor(
    private readonly container: MedusaContainer,
    directUrl: string,
  ) {
    this.#logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    this.#specFilters = new SpecFiltersWalk(walkedIndex(container));
    this.#listener = new NotificationListener(this.#logger, {
      directUrl,
      applicationName: "birchwell-product-changes",
      channel: PRODUCT_CHANGE_CHANNEL,
      onNotification: () => this.#call(),
      onConnected: () => this.#call(),
    });
  }

  start(): void {
    this.#running = this.#run();
    this.#listener.start();
  }

  /** Resolves when nothing of the worker runs any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#call();
    await this.#running;
    await this.#listener.stop();
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      this.#isCalled = false;
      try {
        await noteSaleWindows(this.container);
        await this.#indexAll();
        if (await this.#specFilters.step()) continue;
      } catch (error) {
        this.#logger.error(`Changed products could not be indexed: ${messageOf(error)}`);
        await this.#pause(RETRY_MS);
      }
      const wait = await this.#timeToNextLook();
      // Asked last: a call that came during any wait of ours is a reason not to rest.
      if (!this.#isCalled) await this.#pause(wait);
    }
  }

  /** Sales begin and end by the clock: the worker looks right then, not only now and then. */
  async #timeToNextLook(): Promise<number> {
    const ms = await timeToSaleWindow(this.container).catch(() => null);
    return Math.min(LOOK_EVERY_MS, ms === null ? LOOK_EVERY_MS : ms + PAST_WINDOW_MS);
  }

  /** Until nothing is noted any more. */
  async #indexAll(): Promise<void> {
    while (!this.#isStopped) {
      const taken = await indexChangedProducts(this.container);
      if (taken === 0) return;
      if (taken < INDEX_BATCH) await rest(REST_MS);
    }
  }

  /** Waits until called or until the time is over. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.#isStopped) this.#wake();
    });
  }

  #call(): void {
    this.#isCalled = true;
    this.#wake();
  }
}
