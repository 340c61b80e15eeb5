import { ORDER_LINK_INVALID } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../errors/refusal";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import {
  findOrderOf,
  findOrderOfLink,
  lookUpOrder,
} from "../../../workflows/order/reconcile/look-up-order";
import { constantTimeResponse } from "../../security/constant-time-response";
import { countLookUpTry } from "../../security/look-up-tries";
import { rateLimitCall } from "../../security/rate-limit";
import { signInOf } from "../../security/sign-in-of";

const UNKNOWN =
  "We found no order with this number and this email address. Both are in your order confirmation email. If you gave us no email address, enter the phone number that you gave us.";
const NO_LINK =
  "This link is not valid any more. Please enter the order number and your email address.";

/** POST /api/order-status: neither answer nor time tells whether the number or the address is wrong. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const asked = bodyOf("orders.lookUp", request);
  const lookUpTry = await countLookUpTry(request, asked.email);
  const order = await constantTimeResponse(() => findOrderOf(request.scope, asked));
  if (!order) throw new Refusal("not-found", UNKNOWN);
  await lookUpTry.succeed();
  const account = (await signInOf(request))?.account;
  answerCall("orders.lookUp", response, await lookUpOrder(request.scope, order, { account }));
}

/** GET /api/order-status, with the token of a link. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = queryOf("orders.openLink", request);
  await rateLimitCall("orders.openLink", request);
  const order = await findOrderOfLink(request.scope, token);
  if (!order) throw new Refusal("invalid", NO_LINK, { code: ORDER_LINK_INVALID });
  const account = (await signInOf(request))?.account;
  const found = await lookUpOrder(request.scope, order, { account, token });
  answerCall("orders.openLink", response, found);
}
