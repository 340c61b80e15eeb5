import type { AccountOrderListResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listOwnOrders } from "../../../../orders/list-own-orders";
import { signedInAccount } from "../../../security/signed-in";

/** GET /api/account/orders: the signed-in person's own orders. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<AccountOrderListResponse>,
): Promise<void> {
  const { user } = await signedInAccount(request);
  const orders = await listOwnOrders(request.scope, user.id);
  response.json({ orders, total: orders.length });
}
