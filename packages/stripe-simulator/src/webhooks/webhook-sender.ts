import type { StripeEvent } from "../model.js";
import { nowSeconds } from "../new-id.js";
import type { SimulatorStore } from "../store/simulator-store.js";
import type { Delivery } from "./delivery.js";
import { stripeSignature } from "./signature.js";

/** How tests bend the way of events to the shop. */
export interface WebhookControls {
  /** Events wait until this is false again. */
  isPaused: boolean;
  /** Milliseconds before the first try. */
  delayMs: number;
  /** How often each event is sent, all at once. */
  copies: number;
  /** So many next events never arrive. */
  dropNext: number;
}

export interface WebhookTarget {
  url: string;
  secret: string;
  /** Waits between tries; after the last an event is given up. */
  retryDelaysMs: readonly number[];
}

const AS_STRIPE_DOES: WebhookControls = { isPaused: false, delayMs: 0, copies: 1, dropNext: 0 };
const ANSWER_PATIENCE_MS = 20_000;

/** Sends events to the shop, signed anew at each try, until it answers 2xx. */
export class WebhookSender {
  controls = { ...AS_STRIPE_DOES };
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly held: StripeEvent[] = [];
  private isClosed = false;

  constructor(
    private readonly store: SimulatorStore,
    private readonly target: WebhookTarget,
  ) {}

  send(event: StripeEvent): void {
    const isDropped = this.controls.dropNext > 0;
    if (isDropped) this.controls.dropNext -= 1;
    this.store.deliveries.save({
      id: event.id,
      state: isDropped ? "dropped" : "waiting",
      attempts: [],
    });
    if (isDropped) return;
    if (this.controls.isPaused) this.held.push(event);
    else this.begin(event);
  }

  setControls(changes: Partial<WebhookControls>): void {
    this.controls = { ...this.controls, ...changes };
    if (!this.controls.isPaused) for (const event of this.held.splice(0)) this.begin(event);
  }

  /** Events that a simulator of before did not get through. */
  resume(): void {
    for (const event of this.store.events.newestFirst().reverse()) {
      if (this.store.deliveries.get(event.id)?.state === "waiting") this.begin(event);
    }
  }

  /** Sends an event once more, `copies` times at once. Answers the shop's statuses. */
  resend(event: StripeEvent, copies = 1): Promise<number[]> {
    return Promise.all(Array.from({ length: copies }, () => this.post(event)));
  }

  reset(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.held.length = 0;
    this.controls = { ...AS_STRIPE_DOES };
  }

  close(): void {
    this.isClosed = true;
    this.reset();
  }

  private begin(event: StripeEvent): void {
    for (let copy = 0; copy < this.controls.copies; copy += 1) {
      this.later(this.controls.delayMs, () => this.attempt(event, 0));
    }
  }

  private async attempt(event: StripeEvent, tries: number): Promise<void> {
    const status = await this.post(event);
    if (this.isClosed) return;
    const isTaken = status >= 200 && status < 300;
    const wait = this.target.retryDelaysMs[tries];
    this.note(event, { status, at: new Date().toISOString() }, isTaken, wait === undefined);
    if (!isTaken && wait !== undefined) this.later(wait, () => this.attempt(event, tries + 1));
  }

  private note(
    event: StripeEvent,
    attempt: Delivery["attempts"][number],
    isTaken: boolean,
    isLast: boolean,
  ): void {
    const before = this.store.deliveries.get(event.id);
    // A reset in between forgot the event.
    if (!before) return;
    const isDelivered = isTaken || before.state === "delivered";
    this.store.deliveries.save({
      ...before,
      state: isDelivered ? "delivered" : isLast ? "given_up" : "waiting",
      attempts: [...before.attempts, attempt],
    });
  }

  /** The shop's status; 0 when it did not answer. */
  private async post(event: StripeEvent): Promise<number> {
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(this.target.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Stripe-Signature": stripeSignature(body, this.target.secret, nowSeconds()),
          "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  private later(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void work();
    }, ms);
    this.timers.add(timer);
  }
}
