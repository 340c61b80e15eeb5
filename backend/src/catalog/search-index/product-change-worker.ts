import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Client } from "pg";
import { messageOf } from "../../errors/message-of";
import { indexChangedProducts } from "./index-changed-products";
import { noteSaleWindows } from "./note-sale-windows";
import { PRODUCT_CHANGE_CHANNEL } from "./product-change-triggers";

/** How often the worker looks without being called: sale windows, and calls that were lost. */
const LOOK_EVERY_MS = 10_000;
const RETRY_MS = 1000;

/**
 * Keeps the search index fresh: PostgreSQL calls the worker when a change commits, and it indexes
 * what the queue names. Changes made while no worker ran wait in the queue.
 */
export class ProductChangeWorker {
  readonly #logger: Logger;
  #listener: Client | undefined;
  #wake: () => void = () => undefined;
  #isCalled = true;
  #isStopped = false;
  /** The log says once that the database is away, not every second. */
  #isWaitingKnown = false;
  #running: Promise<void> | undefined;

  constructor(
    private readonly container: MedusaContainer,
    private readonly databaseUrl: string,
  ) {
    this.#logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  }

  start(): void {
    this.#running = this.#run();
    void this.#listen();
  }

  /** Resolves when nothing of the worker runs any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#call();
    await this.#running;
    await this.#listener?.end().catch(() => undefined);
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      this.#isCalled = false;
      try {
        await noteSaleWindows(this.container);
        while (!this.#isStopped && (await indexChangedProducts(this.container)) > 0);
      } catch (error) {
        this.#logger.error(`Changed products could not be indexed: ${messageOf(error)}`);
        await this.#pause(RETRY_MS);
      }
      if (!this.#isCalled) await this.#pause(LOOK_EVERY_MS);
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

  /** Hears PostgreSQL's calls on a connection of its own, and opens a new one when it breaks. */
  async #listen(): Promise<void> {
    if (this.#isStopped) return;
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: "birchwell-product-changes",
    });
    let isBroken = false;
    const listenAgain = () => {
      if (isBroken) return;
      isBroken = true;
      client.removeAllListeners();
      client.on("error", () => undefined);
      setTimeout(() => void this.#listen(), RETRY_MS).unref();
    };
    client.on("notification", () => this.#call());
    client.on("error", listenAgain);
    try {
      await client.connect();
      await client.query(`listen ${PRODUCT_CHANGE_CHANNEL}`);
      this.#listener = client;
      this.#isWaitingKnown = false;
      this.#call();
    } catch (error) {
      if (!this.#isWaitingKnown) {
        this.#logger.warn(`Waiting for the database's calls: ${messageOf(error)}`);
      }
      this.#isWaitingKnown = true;
      listenAgain();
    }
  }
}
