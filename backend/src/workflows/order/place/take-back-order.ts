import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { deleteReservationsByLineItemsWorkflow } from "@medusajs/medusa/core-flows";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { giveBackCodes } from "../record/count-codes";
import { readMedusaState } from "../record/medusa-state";
import { cancelInMedusa } from "../record/pay-back-in-medusa";
import { recordChange } from "../record/record-change";

/**
 * Cancels an unpaid order whose buyer changed the cart or the address before the card went through:
 * the same payment will pay for the next order. Call it under the payment's lock.
 */
export async function replaceOrder(container: MedusaContainer, order: ShopOrderRow): Promise<void> {
  const { orders } = shopOrdersOf(container);
  // Noted first, so that a crash from here on does not leave the stock reserved.
  await orders.beginStatusChange(order.id, { status: "cancelled", by: "customer" });
  await unlinkPayment(container, order);
  await orders.releasePayment(order.id);
  const state = await readMedusaState(container, order.id);
  if (state) await cancelInMedusa(container, state, "customer");
  await recordChange(container, {
    orderId: order.id,
    from: ["pending"],
    to: "cancelled",
    by: "customer",
    note: "The buyer changed it before paying: a newer order took its place.",
    endsPendingChange: true,
  });
}

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
  await giveBackCodes(container, order.id);
  await shopOrdersOf(container).orders.forget(order.id);
}

/** Parts Medusa's order from the payment collection, which another order may take over. */
async function unlinkPayment(
  container: MedusaContainer,
  { id, payment_id: paymentId }: ShopOrderRow,
): Promise<void> {
  const payment = paymentId ? await shopOrdersOf(container).payments.find(paymentId) : undefined;
  if (!payment) return;
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss({
    [Modules.ORDER]: { order_id: id },
    [Modules.PAYMENT]: { payment_collection_id: payment.payment_collection_id },
  });
}
