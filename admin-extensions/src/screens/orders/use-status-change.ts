import { type Order, type OrderStatus, OrderStatusResponse } from "@eldercare/contracts";
import { adminApi } from "../host/admin-api";
import { useAdminMutation } from "../host/use-admin-mutation";

/** Sets an order's status; the server does what belongs to it (refund, cancel, ship). */
export function useStatusChange({ id }: Pick<Order, "id">) {
  return useAdminMutation({
    send: (status: OrderStatus) =>
      adminApi.send(
        "PUT",
        `/api/orders/${encodeURIComponent(id)}/status`,
        { status },
        OrderStatusResponse,
      ),
    refreshes: ["/api/orders", "/api/dashboard"],
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: "Failed to update order status. Please try again.",
  });
}
