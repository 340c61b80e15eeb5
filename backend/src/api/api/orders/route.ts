import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { listOrders } from "../../../orders/list-orders";
import { refuseAfterDeclines } from "../../../workflows/order/pay/card-declines";
import { placeOrder } from "../../../workflows/order/place/place-order";
import { buyerOf } from "../../security/buyer";
import { rateLimitCall } from "../../security/rate-limit";

/** GET /api/orders (spec §7), for admins. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall(
    "orders.list",
    response,
    await listOrders(request.scope, queryOf("orders.list", request)),
  );
}

/** POST /api/orders (spec §7): the order is placed, then the page confirms the card. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const buyer = await buyerOf(request);
  const order = bodyOf("orders.place", request);
  await rateLimitCall("orders.place", request, { orderUser: buyer.userId });
  await refuseAfterDeclines(request.scope, { holder: buyer, address: buyer.address });
  answerCall("orders.place", response, { id: await placeOrder(request.scope, buyer, order) });
}
