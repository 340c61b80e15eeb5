import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../../http/answer-call";
import { readReconciledOrder } from "../../../../../../workflows/order/reconcile/read-reconciled-order";
import { undoStatus } from "../../../../../../workflows/order/status/undo-status";
import { orderIdOf } from "../../../../../security/order-id";
import { signedInAccount } from "../../../../../security/signed-in";

/** POST /api/orders/{id}/status/undo, for admins: takes back the status that was set just now. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const orderId = orderIdOf(request);
  const message = await undoStatus(request.scope, { orderId, by: user.email });
  const order = await readReconciledOrder(request.scope, orderId, { as: "staff", userId: user.id });
  answerCall("orders.undoStatus", response, { order, message });
}
