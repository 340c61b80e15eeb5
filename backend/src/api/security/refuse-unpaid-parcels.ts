import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopOrdersOf } from "../../orders/shop-orders";
import { refuseUnpayable } from "../../workflows/order/record/refuse-unpayable";

/** Before an order is packed or sent at Medusa's own routes, which ask for no money. */
export async function refuseUnpaidParcels(
  { scope, params }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const order = await shopOrdersOf(scope).orders.find(params.id ?? "");
  if (order) await refuseUnpayable(scope, order);
  next();
}
