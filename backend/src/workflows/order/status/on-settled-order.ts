import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import { isWaiting, type ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { underOrderLock } from "../record/order-locks";
import { goOnWithStatus } from "./do-status";

const UNKNOWN = "There is no such order.";
const WAITS =
  "This order's status was set just now and can still be undone. Undo that first, or wait a moment.";

/**
 * Does a job of staff on an order, under its payment's lock and once whatever was begun before is
 * finished; {@link Refusal} "not-found" without such an order, "conflict" while a status waits to be done,
 * "unavailable" while what was begun fails; both with `forBuyer`, where a buyer asks for it.
 */
export async function onSettledOrder<T>(
  container: MedusaContainer,
  orderId: string,
  job: (order: ShopOrderRow) => Promise<T>,
  forBuyer?: string,
): Promise<T> {
  const { orders } = shopOrdersOf(container);
  const known = await orders.find(orderId);
  if (!known?.is_placed) throw new Refusal("not-found", UNKNOWN);
  return underOrderLock(container, orderId, async () => {
    const found = await orders.find(orderId);
    if (found) {
      await goOnWithStatus(container, found).catch((error: unknown) => {
        const isStaffs = forBuyer !== undefined && error instanceof Refusal;
        throw isStaffs ? new Refusal(error.kind, forBuyer) : error;
      });
    }
    const order = await orders.find(orderId);
    if (!order) throw new Refusal("not-found", UNKNOWN);
    if (isWaiting(order)) throw new Refusal("conflict", forBuyer ?? WAITS);
    return job(order);
  });
}
