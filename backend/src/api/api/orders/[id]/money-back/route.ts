import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../../http/answer-call";
import { bodyOf } from "../../../../../http/call-input";
import { readMoneyBack } from "../../../../../workflows/order/money-back/ask-money-back";
import { payPartBack } from "../../../../../workflows/order/money-back/pay-part-back";
import { readReconciledOrder } from "../../../../../workflows/order/reconcile/read-reconciled-order";
import { onSettledOrder } from "../../../../../workflows/order/status/on-settled-order";
import { orderIdOf } from "../../../../security/order-id";
import { signedInAccount } from "../../../../security/signed-in";

/** GET /api/orders/{id}/money-back, for staff: what of an order can still be paid back. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const left = await readMoneyBack(request.scope, orderIdOf(request));
  answerCall("moneyBack.read", response, left);
}

/** POST /api/orders/{id}/money-back, for staff: pays a part back, once for each key. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const body = bodyOf("moneyBack.pay", request);
  const orderId = orderIdOf(request);
  const message = await onSettledOrder(request.scope, orderId, (order) =>
    payPartBack(request.scope, order, { ...body, by: user.email }),
  );
  const order = await readReconciledOrder(request.scope, orderId, { as: "staff", userId: user.id });
  answerCall("moneyBack.pay", response, { order, message });
}
