import { centsFromDollars, MIN_ORDER_CENTS } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../errors/refusal";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { beginPayment } from "../../../workflows/order/pay/begin-payment";
import { beginPaymentOfAmount } from "../../../workflows/order/pay/begin-payment-of-amount";
import { refuseAfterDeclines } from "../../../workflows/order/pay/card-declines";
import { checkCart } from "../../../workflows/order/place/check-cart";
import { buyerOf } from "../../security/buyer";
import { rateLimitCall } from "../../security/rate-limit";

const TOO_LITTLE = "Cards cannot be charged less than $0.50.";

/** POST /api/create-payment-intent (spec §7): a payment of the cart's total. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const buyer = await buyerOf(request);
  const { amount, currency: _, items, ...choices } = bodyOf("payments.begin", request);
  await rateLimitCall("payments.begin", request, { paymentUser: buyer.userId });
  await refuseAfterDeclines(request.scope, { holder: buyer, address: buyer.address });
  const cents = centsFromDollars(amount);
  if (cents < MIN_ORDER_CENTS) throw new Refusal("invalid", TOO_LITTLE);
  if (items) await checkCart(request.scope, buyer, { asked: items, cents, choices });
  const clientSecret = items
    ? await beginPayment(request.scope, buyer, { cents, hasLines: true })
    : await beginPaymentOfAmount(request.scope, buyer, cents);
  answerCall("payments.begin", response, { clientSecret });
}
