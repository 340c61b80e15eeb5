import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { readReconciledOrder } from "../../../../workflows/order/reconcile/read-reconciled-order";
import { orderReaderOf } from "../../../security/buyer";
import { orderIdOf } from "../../../security/order-id";

/** GET /api/orders/{id}: for its buyer, a guest in the browser that placed it, and admins; for everybody else there is none. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const reader = await orderReaderOf(request);
  const order = await readReconciledOrder(request.scope, orderIdOf(request), reader);
  answerCall("orders.read", response, order);
}
