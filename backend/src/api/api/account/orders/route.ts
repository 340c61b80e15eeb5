import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { listOwnOrders } from "../../../../orders/list-own-orders";
import { signedInAccount } from "../../../security/signed-in";

/** GET /api/account/orders: the signed-in person's own orders. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  const orders = await listOwnOrders(request.scope, user.id);
  answerCall("account.orders", response, { orders, total: orders.length });
}
