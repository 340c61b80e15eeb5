import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { readCheckoutTotals } from "../../../../workflows/order/total/checkout-totals";
import { codeUserOf } from "../../../security/code-user";

/** POST /api/checkout/totals (spec §7): what a cart comes to; nothing is kept. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart = bodyOf("checkout.totals", request);
  const user = await codeUserOf(request);
  const { totals } = await readCheckoutTotals(request.scope, user, cart, "shopper");
  answerCall("checkout.totals", response, totals);
}
