import type { Order, OrderStatus } from "@eldercare/contracts";
import { useAdminMutation } from "../host/use-admin-mutation";

/** Sets an order's status; the server does what belongs to it (refund, cancel, ship). */
export function useStatusChange({ id }: Pick<Order, "id">) {
  return useAdminMutation({
    send: (status: OrderStatus, call) =>
      call("orders.setStatus", { params: { id }, body: { status } }),
    refreshes: ["orders", "dashboard"],
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: "Failed to update order status. Please try again.",
  });
}
