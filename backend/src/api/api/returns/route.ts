import { ORDER_LINK_INVALID } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../errors/refusal";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { findOrderOfLink } from "../../../workflows/order/reconcile/look-up-order";
import { askForReturn } from "../../../workflows/order/returns/order-returns";
import { onSettledOrder } from "../../../workflows/order/status/on-settled-order";
import { rateLimitCall } from "../../security/rate-limit";

const NO_LINK =
  "This link is not valid any more. Please enter the order number and your email address.";
/** Buyers are not told of a status that staff may still take back. */
const WAITS = "We are working on this order right now. Please try again in a minute.";

/** POST /api/returns, with the token of the order's page: asks to send pieces of it back. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token, ...asked } = bodyOf("returns.ask", request);
  await rateLimitCall("returns.ask", request);
  const known = await findOrderOfLink(request.scope, token);
  if (!known) throw new Refusal("invalid", NO_LINK, { code: ORDER_LINK_INVALID });
  await onSettledOrder(
    request.scope,
    known.id,
    (order) => askForReturn(request.scope, order, asked),
    WAITS,
  );
  answerCall("returns.ask", response, { token });
}
