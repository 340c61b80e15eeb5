import type { Logger } from "@medusajs/framework/types";
import { Client } from "pg";
import { messageOf } from "../errors/message-of";
import { isRefused } from "../errors/out-of-order";

const RETRY_MS = 1000;
/** A connection that takes longer to answer may be one of which only this end is left. */
const ANSWER_MS = 5000;

/** What is done with what PostgreSQL says on a channel. */
export interface Hearing {
  /** The database's own: a pooler that gives connections back after each transaction passes no notification on. */
  directUrl: string;
  /** The name of the connection in PostgreSQL's lists. */
  applicationName: string;
  channel: string;
  onNotification(payload: string | undefined): void;
  /** From here on every notification is heard; those of before were not. */
  onConnected(): void;
  /** Notifications may be missed from here on. */
  onAway?(): void;
  /** The database lets nobody in, until {@link onConnected}. */
  onRefused?(): void;
  /** Asks every so many milliseconds whether the connection lives. */
  askEveryMs?: number;
  /** It does: all notifications until now have been heard. */
  onAlive?(): void;
}

/** Hears a channel of PostgreSQL on a connection of its own, and opens a new one when it breaks. */
export class NotificationListener {
  #client: Client | undefined;
  #isStopped = false;
  /** The log says once that the database is away, not every second. */
  #isWaitingKnown = false;

  constructor(
    private readonly logger: Logger,
    private readonly hearing: Hearing,
  ) {}

  start(): void {
    void this.#listen();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #listen(): Promise<void> {
    if (this.#isStopped) return;
    const { directUrl, applicationName, channel, onNotification, onConnected } = this.hearing;
    const client = new Client({
      connectionString: directUrl,
      application_name: applicationName,
      query_timeout: ANSWER_MS,
      connectionTimeoutMillis: ANSWER_MS,
    });
    let isBroken = false;
    const listenAgain = () => {
      if (isBroken || this.#isStopped) return;
      isBroken = true;
      client.removeAllListeners();
      client.on("error", () => undefined);
      void client.end().catch(() => undefined);
      this.hearing.onAway?.();
      setTimeout(() => void this.#listen(), RETRY_MS).unref();
    };
    client.on("notification", ({ payload }) => onNotification(payload));
    client.on("error", listenAgain);
    client.on("end", listenAgain);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#client = client;
      this.#isWaitingKnown = false;
      onConnected();
      await this.#askWhetherAlive(client, () => isBroken);
    } catch (error) {
      if (!this.#isWaitingKnown && !this.#isStopped) {
        this.logger.warn(`Waiting for the database's calls: ${messageOf(error)}`);
      }
      this.#isWaitingKnown = true;
      if (isRefused(error)) this.hearing.onRefused?.();
      listenAgain();
    }
  }

  /** Returns when the connection is given up; throws when it does not answer. */
  async #askWhetherAlive(client: Client, isBroken: () => boolean): Promise<void> {
    const { askEveryMs, onAlive } = this.hearing;
    if (!askEveryMs) return;
    while (!this.#isStopped && !isBroken()) {
      // PostgreSQL sends what was notified before it answers.
      await client.query("select 1");
      if (!isBroken()) onAlive?.();
      await new Promise((resolve) => setTimeout(resolve, askEveryMs).unref());
    }
  }
}
