import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { readReconciledOrder } from "../../../../workflows/order/reconcile/read-reconciled-order";
import { orderIdOf } from "../../../security/order-id";
import { signedInAccount } from "../../../security/signed-in";

/** GET /api/orders/{id}: for its buyer and for admins; for everybody else there is none. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const order = await readReconciledOrder(request.scope, orderIdOf(request), {
    as: user.role === "ADMIN" ? "staff" : "buyer",
    userId: user.id,
  });
  answerCall("orders.read", response, order);
}
