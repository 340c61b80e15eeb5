import type {
  Charge,
  Customer,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SavedAnswer,
  StripeEvent,
} from "../model.js";
import type { CardOutcome } from "../rules/test-cards.js";
import type { Delivery } from "../webhooks/delivery.js";
import { Collection } from "./collection.js";
import { StateFile } from "./state-file.js";

/** What a test card will do, remembered beside the payment method made from it. */
export interface CardBehaviour {
  /** The payment method's id. */
  id: string;
  outcome: CardOutcome;
}

interface Restorable {
  restore(item: { id: string }): void;
}

/** All state of the simulator: in memory, and in a file when one is named. */
export class SimulatorStore {
  private readonly file: StateFile | undefined;

  readonly paymentIntents = this.collection<PaymentIntent>("payment_intent");
  readonly charges = this.collection<Charge>("charge");
  readonly refunds = this.collection<Refund>("refund");
  readonly customers = this.collection<Customer>("customer");
  readonly paymentMethods = this.collection<PaymentMethod>("payment_method");
  readonly cardBehaviours = this.collection<CardBehaviour>("card_behaviour");
  readonly events = this.collection<StripeEvent>("event");
  readonly deliveries = this.collection<Delivery>("delivery");
  readonly savedAnswers = this.collection<SavedAnswer>("saved_answer");

  constructor(statePath?: string) {
    if (statePath === undefined) return;
    this.file = new StateFile(statePath);
    const collections = new Map<string, Restorable>(this.all());
    for (const { kind, item } of this.file.load()) collections.get(kind)?.restore(item);
  }

  clear(): void {
    for (const [, collection] of this.all()) collection.clear();
    this.file?.clear();
  }

  private all() {
    return [
      ["payment_intent", this.paymentIntents],
      ["charge", this.charges],
      ["refund", this.refunds],
      ["customer", this.customers],
      ["payment_method", this.paymentMethods],
      ["card_behaviour", this.cardBehaviours],
      ["event", this.events],
      ["delivery", this.deliveries],
      ["saved_answer", this.savedAnswers],
    ] as const;
  }

  private collection<T extends { id: string }>(kind: string): Collection<T> {
    return new Collection<T>((item) => this.file?.append({ kind, item }));
  }
}
