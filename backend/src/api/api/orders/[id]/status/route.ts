import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf, queryOf } from "../../../../../http/call-input";
import { readReconciledOrder } from "../../../../../workflows/order/reconcile/read-reconciled-order";
import { askStatus } from "../../../../../workflows/order/status/ask-status";
import { setOrderStatus } from "../../../../../workflows/order/status/set-order-status";
import { orderIdOf } from "../../../../security/order-id";
import { signedInAccount } from "../../../../security/signed-in";

/** GET /api/orders/{id}/status, for admins: what setting a status would do, as they are asked. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { status } = queryOf("orders.askStatus", request);
  const question = await askStatus(request.scope, { orderId: orderIdOf(request), status });
  answerCall("orders.askStatus", response, question);
}

/** PUT /api/orders/{id}/status (spec §7), for admins: sets it and does what it means. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const orderId = orderIdOf(request);
  const message = await setOrderStatus(request.scope, {
    ...bodyOf("orders.setStatus", request),
    orderId,
    by: user.email,
  });
  const order = await readReconciledOrder(request.scope, orderId, { as: "staff", userId: user.id });
  answerCall("orders.setStatus", response, { order, message });
}
