import { formValues } from "../http/form-values.js";
import type { PaymentIntent } from "../model.js";
import { authenticationFailed, authenticationPassed } from "../rules/confirm-intent.js";
import type { Simulator } from "../simulator.js";
import { StripeFailure } from "../stripe-failure.js";
import { NO_REQUEST, publisher } from "../webhooks/publish-event.js";
import { challengePage, nothingToConfirmPage } from "./challenge-page.js";

export type ChallengeAnswer =
  | { status: number; html: string; returnOrigin: string | null }
  | { redirect: string };

/** `/challenge/{intent}?client_secret=…`: shows the bank's question, and takes its answer. */
export function answerChallenge(
  simulator: Simulator,
  shopUrl: string,
  http: { method: string; intentId: string; clientSecret: string | null; body: string },
): ChallengeAnswer {
  const intent = simulator.store.paymentIntents.get(http.intentId);
  const asked = intent?.client_secret === http.clientSecret ? intent : undefined;
  const method = asked?.payment_method
    ? simulator.store.paymentMethods.get(asked.payment_method)
    : undefined;
  if (!asked || !method || asked.status !== "requires_action") {
    return { status: asked ? 200 : 404, html: nothingToConfirmPage(shopUrl), returnOrigin: null };
  }
  const returnUrl = asked.next_action?.redirect_to_url.return_url ?? shopUrl;
  if (http.method !== "POST") {
    const html = challengePage(asked, method.card.last4);
    return { status: 200, html, returnOrigin: new URL(returnUrl).origin };
  }
  const given = {
    store: simulator.store,
    publish: publisher(simulator.store, simulator.sender, NO_REQUEST),
    method,
  };
  const isApproved = formValues(http.body).answer === "approve";
  const after = isApproved ? passed(asked, given) : authenticationFailed(asked, given);
  return { redirect: backToShop(returnUrl, after) };
}

function passed(
  intent: PaymentIntent,
  given: Parameters<typeof authenticationPassed>[1],
): PaymentIntent {
  try {
    return authenticationPassed(intent, given);
  } catch (error) {
    // Declined after all; the intent holds why.
    if (error instanceof StripeFailure && error.body.payment_intent)
      return error.body.payment_intent;
    throw error;
  }
}

/** Stripe adds these three to the return address. */
function backToShop(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl);
  const isPaid = intent.status === "succeeded" || intent.status === "requires_capture";
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret);
  url.searchParams.set("redirect_status", isPaid ? "succeeded" : "failed");
  return url.href;
}
