import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf } from "../../../../../http/call-input";
import { readReconciledOrder } from "../../../../../workflows/order/reconcile/read-reconciled-order";
import { takeReturn } from "../../../../../workflows/order/returns/order-returns";
import { onSettledOrder } from "../../../../../workflows/order/status/on-settled-order";
import { orderIdOf } from "../../../../security/order-id";
import { signedInAccount } from "../../../../security/signed-in";

/** POST /api/orders/{id}/returns, for staff: takes a return for somebody who called. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const body = bodyOf("returns.make", request);
  const orderId = orderIdOf(request);
  const message = await onSettledOrder(request.scope, orderId, (order) =>
    takeReturn(request.scope, order, { ...body, by: user.email }),
  );
  const order = await readReconciledOrder(request.scope, orderId, { as: "staff", userId: user.id });
  answerCall("returns.make", response, { order, message });
}
