import {
  type OrderCreatedResponse,
  OrderListQuery,
  type OrderListResponse,
  OrderRequest,
} from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../http/parse-input";
import { listOrders } from "../../../orders/list-orders";
import { placeOrder } from "../../../workflows/order/place/place-order";
import { buyerOf } from "../../security/buyer";

/** GET /api/orders (spec §7), for admins. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<OrderListResponse>,
): Promise<void> {
  response.json(await listOrders(request.scope, parseInput(OrderListQuery, request.query)));
}

/** POST /api/orders (spec §7): the order is placed, then the page confirms the card. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<OrderCreatedResponse>,
): Promise<void> {
  const buyer = await buyerOf(request);
  const order = parseInput(OrderRequest, request.body);
  response.json({ id: await placeOrder(request.scope, buyer, order) });
}
