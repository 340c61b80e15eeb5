import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { placePhoneOrder } from "../../../workflows/order/phone/place-phone-order";
import { readReconciledOrder } from "../../../workflows/order/reconcile/read-reconciled-order";
import { signedInAccount } from "../../security/signed-in";

/** POST /api/phone-orders (spec §7), for staff: an order is placed for somebody. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const body = bodyOf("phoneOrders.place", request);
  const { orderId, ...done } = await placePhoneOrder(request.scope, body, user.email);
  const reader = { as: "staff" as const, userId: user.id };
  const order = await readReconciledOrder(request.scope, orderId, reader);
  answerCall("phoneOrders.place", response, { order, ...done });
}
