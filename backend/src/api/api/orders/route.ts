import type { OrderCreatedResponse, OrderListResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { bodyOf, queryOf } from "../../../http/call-input";
import { listOrders } from "../../../orders/list-orders";
import { placeOrder } from "../../../workflows/order/place/place-order";
import { buyerOf } from "../../security/buyer";

/** GET /api/orders (spec §7), for admins. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<OrderListResponse>,
): Promise<void> {
  response.json(await listOrders(request.scope, queryOf("orders.list", request)));
}

/** POST /api/orders (spec §7): the order is placed, then the page confirms the card. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<OrderCreatedResponse>,
): Promise<void> {
  const buyer = await buyerOf(request);
  const order = bodyOf("orders.place", request);
  response.json({ id: await placeOrder(request.scope, buyer, order) });
}
