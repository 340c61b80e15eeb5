import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CallLog } from "./control/call-log.js";
import { FaultQueue } from "./control/fault-queue.js";
import { requestListener } from "./http/request-listener.js";
import { FailingRefunds } from "./rules/failing-refunds.js";
import type { Simulator } from "./simulator.js";
import { SimulatorStore } from "./store/simulator-store.js";
import { WebhookSender } from "./webhooks/webhook-sender.js";

export interface StripeSimulatorOptions {
  /** The shop's webhook address. */
  webhookUrl: string;
  /** Signs webhooks: the shop's STRIPE_WEBHOOK_SECRET. */
  webhookSecret: string;
  /** Where a browser reaches the simulator; its own address by default. */
  publicUrl?: string;
  /** Keys that are accepted; any sk_test_… and pk_test_… by default. */
  secretKey?: string | undefined;
  publishableKey?: string | undefined;
  /** File that keeps the state over a restart; without it the state is in memory only. */
  statePath?: string | undefined;
  /** Waits between tries of a webhook, in milliseconds; after the last it is given up. */
  retryDelaysMs?: readonly number[];
  /** After how many milliseconds a refund fails whose card takes none. */
  refundsFailAfterMs?: number;
}

export interface StripeSimulator {
  /** Listens on the loopback address; port 0 takes a free one. Resolves with the address. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;
const REFUNDS_FAIL_AFTER_MS = 2000;
/** Soon at first, then each minute for an hour. */
const RETRY_DELAYS_MS = [250, 500, 1000, 2000, 4000, 8000, 15_000, 30_000].concat(
  Array.from({ length: 60 }, () => MINUTE_MS),
);

/**
 * A simulator of the part of Stripe that the shop uses: it answers Stripe's API, plays the bank,
 * and sends signed webhooks. No card is ever charged.
 */
export function createStripeSimulator(options: StripeSimulatorOptions): StripeSimulator {
  let ownUrl = "";
  const publicUrl = () => options.publicUrl ?? ownUrl;
  const store = new SimulatorStore(options.statePath);
  const sender = new WebhookSender(store, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
  });
  const failAfterMs = options.refundsFailAfterMs ?? REFUNDS_FAIL_AFTER_MS;
  const simulator: Simulator = {
    store,
    sender,
    failingRefunds: new FailingRefunds(store, sender, failAfterMs),
    faults: new FaultQueue(),
    calls: new CallLog(),
    isSecretKey: (key) => isKey(key, options.secretKey, "sk_test_"),
    isPublishableKey: (key) => isKey(key, options.publishableKey, "pk_test_"),
    challengeUrl: ({ id, client_secret }) =>
      `${publicUrl()}/challenge/${id}?client_secret=${client_secret}`,
  };
  const server = createServer(requestListener(simulator, () => new URL(publicUrl()).origin));
  return {
    async listen(port) {
      await listening(server, port);
      ownUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      sender.resume();
      simulator.failingRefunds.resume();
      return ownUrl;
    },
    async close() {
      sender.close();
      simulator.failingRefunds.reset();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function isKey(key: string, only: string | undefined, prefix: string): boolean {
  return only === undefined ? key.startsWith(prefix) && key.length > prefix.length : key === only;
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}
