import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type Stripe from "stripe";
import { Refusal } from "../../../../errors/refusal";
import { answerCall } from "../../../../http/answer-call";
import { stripeAccess, stripeApi } from "../../../../payments/stripe-access";
import { handleStripeEvent } from "../../../../workflows/order/reconcile/handle-stripe-event";

const UNSIGNED = "This event does not carry Stripe's signature.";

/**
 * POST /api/stripe/webhook: events of Stripe. 400 unless Stripe signed it; 200 only when everything
 * that follows from it is done; an error lets Stripe send it again.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await handleStripeEvent(request.scope, signedEvent(request));
  answerCall("stripe.receiveEvent", response, { received: true });
}

function signedEvent(request: MedusaRequest): Stripe.Event {
  const { rawBody } = request as MedusaRequest & { rawBody?: Buffer };
  const signature = request.headers["stripe-signature"];
  const { webhookSecret } = stripeAccess();
  if (!rawBody || typeof signature !== "string" || !webhookSecret) throw unsigned();
  try {
    return stripeApi().webhooks.constructEvent(rawBody, signature, webhookSecret);
  } catch {
    throw unsigned();
  }
}

function unsigned(): Refusal {
  return new Refusal("invalid", UNSIGNED);
}
