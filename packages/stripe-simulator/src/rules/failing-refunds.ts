import type { Refund } from "../model.js";
import { newId } from "../new-id.js";
import type { SimulatorStore } from "../store/simulator-store.js";
import { NO_REQUEST, publisher } from "../webhooks/publish-event.js";
import type { WebhookSender } from "../webhooks/webhook-sender.js";

/** Refunds that the bank sends back some time after they were given, as Stripe's test card has it. */
export class FailingRefunds {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly store: SimulatorStore,
    private readonly sender: WebhookSender,
    private readonly afterMs: number,
  ) {}

  /** Begins to wait for the end of a refund, where its card is one that takes none. */
  watch({ id, charge, status }: Refund): void {
    const method = this.store.charges.get(charge)?.payment_method ?? "";
    if (status !== "succeeded" || !this.store.cardBehaviours.get(method)?.outcome.refundsFail)
      return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.fail(id);
    }, this.afterMs);
    this.timers.add(timer);
  }

  /** Those that a simulator of before did not come to. */
  resume(): void {
    for (const refund of this.store.refunds.newestFirst()) this.watch(refund);
  }

  reset(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private fail(id: string): void {
    const refund = this.store.refunds.get(id);
    const charge = refund && this.store.charges.get(refund.charge);
    if (!charge) return;
    const failed = this.store.refunds.save({
      ...refund,
      failure_balance_transaction: newId("txn"),
      failure_reason: "expired_or_canceled_card",
      status: "failed",
    });
    this.store.charges.save({
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
    const publish = publisher(this.store, this.sender, NO_REQUEST);
    publish("refund.updated", failed);
    publish("refund.failed", failed);
  }
}
