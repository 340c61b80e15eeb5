import type { CallLog } from "./control/call-log.js";
import type { FaultQueue } from "./control/fault-queue.js";
import type { PaymentIntent } from "./model.js";
import type { FailingRefunds } from "./rules/failing-refunds.js";
import type { SimulatorStore } from "./store/simulator-store.js";
import type { WebhookSender } from "./webhooks/webhook-sender.js";

/** The parts of one simulator. */
export interface Simulator {
  store: SimulatorStore;
  sender: WebhookSender;
  failingRefunds: FailingRefunds;
  faults: FaultQueue;
  calls: CallLog;
  isSecretKey(key: string): boolean;
  isPublishableKey(key: string): boolean;
  /** Where the shopper of this intent answers the bank. */
  challengeUrl(intent: PaymentIntent): string;
}
