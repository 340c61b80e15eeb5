import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../../../http/call-input";
import { readReconciledOrder } from "../../../../../../workflows/order/reconcile/read-reconciled-order";
import { changeReturn } from "../../../../../../workflows/order/returns/order-returns";
import { onSettledOrder } from "../../../../../../workflows/order/status/on-settled-order";
import { orderIdOf } from "../../../../../security/order-id";
import { signedInAccount } from "../../../../../security/signed-in";

/** PUT /api/orders/{id}/returns/{return}, for staff: accepts, declines, or says that the goods are here. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const body = bodyOf("returns.change", request);
  const orderId = orderIdOf(request);
  const { return: id } = paramsOf("returns.change", request);
  const message = await onSettledOrder(request.scope, orderId, (order) =>
    changeReturn(request.scope, order, { ...body, id, by: user.email }),
  );
  const order = await readReconciledOrder(request.scope, orderId, { as: "staff", userId: user.id });
  answerCall("returns.change", response, { order, message });
}
