import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { deleteReservationsByLineItemsWorkflow } from "@medusajs/medusa/core-flows";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { unlinkPayment } from "../pay/unlink-payment";

/**
 * Takes back what a crash left of an order in the making: its reservations, Medusa's order and the
 * shop's note of it. Nobody was told of the order, so nothing of it stays. Call it under the
 * payment's lock.
 */
export async function rollbackIncompleteOrder(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<void> {
  const medusaOrders = container.resolve(Modules.ORDER);
  const [made] = await medusaOrders.listOrders(
    { id: [order.id] },
    { relations: ["items"], take: 1 },
  );
  if (made) {
    const ids = (made.items ?? []).map(({ id }) => id);
    if (ids.length > 0)
      await deleteReservationsByLineItemsWorkflow(container).run({ input: { ids } });
    await unlinkPayment(container, order);
    await medusaOrders.deleteOrders([order.id]);
  }
  await shopOrdersOf(container).orders.forget(order.id);
}
