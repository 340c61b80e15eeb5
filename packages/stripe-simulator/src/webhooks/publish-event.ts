import type { StripeEvent } from "../model.js";
import { newId, nowSeconds } from "../new-id.js";
import type { SimulatorStore } from "../store/simulator-store.js";
import type { WebhookSender } from "./webhook-sender.js";

/** Notes that something happened to an object, and tells the shop. */
export type Publish = (type: string, object: StripeEvent["data"]["object"]) => void;

/** The events that the shop's endpoint is subscribed to; all others are only listed. */
const SUBSCRIBED = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.refunded",
  "refund.updated",
  "refund.failed",
];

/** What causes an event that no request of the shop does: a shopper, or a bank. */
export const NO_REQUEST: StripeEvent["request"] = { id: null, idempotency_key: null };

/** For the length of one request: events carry what caused them. */
export function publisher(
  store: SimulatorStore,
  sender: WebhookSender,
  cause: StripeEvent["request"],
): Publish {
  return (type, object) => {
    const isSubscribed = SUBSCRIBED.includes(type);
    const event = store.events.save({
      id: newId("evt"),
      object: "event",
      api_version: "2024-04-10",
      created: nowSeconds(),
      // As it is now, whatever becomes of it.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: isSubscribed ? 1 : 0,
      request: cause,
      type,
    });
    if (isSubscribed) sender.send(event);
  };
}
