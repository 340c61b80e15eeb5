import {
  formatCents,
  type Order,
  type OrderStatus,
  PAID_STATUSES,
  revenueOf,
} from "@eldercare/contracts";

type QuestionedOrder = Pick<Order, "email" | "amountCAD" | "status" | "refunds">;

/** What is asked before a change that moves money or goods for good; null when nothing is. */
export function statusQuestion(order: QuestionedOrder, status: OrderStatus): string | null {
  const isPaid = PAID_STATUSES.includes(order.status);
  if (status === "refunded" && isPaid) {
    return `Refund this order? ${formatCents(revenueOf(order))} goes back to ${order.email}, and this cannot be undone.`;
  }
  if (status === "cancelled" && (isPaid || order.status === "pending")) {
    return `Cancel this order of ${order.email}? This cannot be undone.`;
  }
  return null;
}
