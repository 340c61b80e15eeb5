import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../errors/refusal";
import { reservedForOrder } from "../../medusa/reserved-for-order";
import { shopOrdersOf } from "../../orders/shop-orders";

/**
 * Before Medusa's own routes let go of pieces that are kept for an open order, or of some of them: they
 * would be sold a second time. Reservations that staff made without an order are theirs.
 */
export async function keepReserved(
  { scope, params, method, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const kept = await reservedForOrder(database, params.id ?? "");
  if (kept && (method === "DELETE" || letsGo(kept, body))) {
    const order = await shopOrdersOf(scope).orders.find(kept.order_id);
    if (order?.goods === "reserved" || order?.goods === "part-sent") {
      throw new Refusal(
        "conflict",
        `These pieces are kept for order ${order.number}. Change or cancel it on the shop's Orders screen: they are for sale again then.`,
        { code: "reservation_awaited" },
      );
    }
  }
  next();
}

/** Medusa Admin sends the whole form, also when somebody changed its note. */
function letsGo(kept: { quantity: number; location_id: string }, body: unknown): boolean {
  const { quantity, location_id } = (body ?? {}) as { quantity?: unknown; location_id?: unknown };
  const isFewer = quantity !== undefined && !(Number(quantity) >= kept.quantity);
  return isFewer || (location_id !== undefined && location_id !== kept.location_id);
}
