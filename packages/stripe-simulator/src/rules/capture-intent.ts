import type { ApiCall } from "../http/api-route.js";
import type { PaymentIntent } from "../model.js";
import { newId } from "../new-id.js";
import { invalidRequest } from "../stripe-failure.js";
import { checkCapturable } from "./intent-state.js";

/** Takes the money that was set aside; all of it unless an amount (cents) is given. */
export function captureIntent(
  { store, publish }: Pick<ApiCall, "store" | "publish">,
  intent: PaymentIntent,
  amount = intent.amount_capturable,
): PaymentIntent {
  checkCapturable(intent);
  if (amount > intent.amount_capturable || amount < 1) {
    throw invalidRequest(
      "The requested capture amount is greater than the authorized amount, or not positive.",
      { code: "amount_too_large", param: "amount_to_capture" },
    );
  }
  const charge = intent.latest_charge ? store.charges.get(intent.latest_charge) : undefined;
  if (charge) {
    const captured = store.charges.save({
      ...charge,
      amount_captured: amount,
      balance_transaction: newId("txn"),
      captured: true,
    });
    publish("charge.captured", captured);
  }
  const succeeded = store.paymentIntents.save({
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: "succeeded",
  });
  publish("payment_intent.succeeded", succeeded);
  return succeeded;
}
