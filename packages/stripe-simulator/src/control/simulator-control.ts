import type { StripeEvent } from "../model.js";
import type { Delivery } from "../webhooks/delivery.js";
import type { WebhookControls } from "../webhooks/webhook-sender.js";
import type { LoggedCall } from "./call-log.js";
import type { Fault } from "./fault-queue.js";

/** What tests and benchmarks ask of a running simulator. */
export interface SimulatorControl {
  /** Forgets everything: payments, events, faults, controls. */
  reset(): Promise<void>;
  webhooks(controls: Partial<WebhookControls>): Promise<WebhookControls>;
  fail(fault: Partial<Fault> & Pick<Fault, "kind">): Promise<void>;
  clearFaults(): Promise<void>;
  /** Oldest first; `object` is the id of an intent, charge or refund. */
  events(only?: {
    type?: string;
    object?: string;
  }): Promise<(StripeEvent & { delivery: Delivery | null })[]>;
  /** Sends an event again, all copies at once. Answers the shop's statuses (0: no answer). */
  resend(eventId: string, copies?: number): Promise<number[]>;
  /** The last calls of the API, oldest first. */
  calls(): Promise<LoggedCall[]>;
}

/**
 * A client for `/simulator/…` at the simulator's own address, for who has its secret key. Throws
 * when a call is refused.
 */
export function simulatorControl(url: string, secretKey: string): SimulatorControl {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/simulator${path}`, {
      method,
      headers: { Authorization: `Bearer ${secretKey}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    reset: () => ask("POST", "/reset"),
    webhooks: (controls) => ask("POST", "/webhooks", controls),
    fail: (fault) => ask("POST", "/faults", fault),
    clearFaults: () => ask("DELETE", "/faults"),
    async events(only = {}) {
      const query = new URLSearchParams(only);
      type Events = { events: Awaited<ReturnType<SimulatorControl["events"]>> };
      return (await ask<Events>("GET", `/events?${query}`)).events;
    },
    async resend(eventId, copies = 1) {
      const path = `/events/${eventId}/send`;
      return (await ask<{ statuses: number[] }>("POST", path, { copies })).statuses;
    },
    calls: async () => (await ask<{ calls: LoggedCall[] }>("GET", "/calls")).calls,
  };
}
