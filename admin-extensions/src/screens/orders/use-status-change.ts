import type { Order, OrderStatus, OrderStatusQuestion, PaymentMeans } from "@eldercare/contracts";
import { useState } from "react";
import { useAdminMutation } from "../host/use-admin-mutation";

const FAILED = "Failed to update order status. Please try again.";

type Asked = { status: OrderStatus; question: OrderStatusQuestion };

/**
 * Sets an order's status once staff have agreed to what that does, in the server's own words: it alone
 * knows what of the money is left, and who was told. The server then does it (refund, cancel, ship).
 */
export function useStatusChange({ id, status: current }: Pick<Order, "id" | "status">) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [means, setMeans] = useState<PaymentMeans>("other");
  const asking = useAdminMutation({
    send: async (status: OrderStatus, call) => {
      const question = await call("orders.askStatus", { params: { id }, query: { status } });
      setMeans("other");
      setAsked({ status, question });
    },
    refreshes: [],
    failure: FAILED,
  });
  const change = useAdminMutation({
    send: (body: { status: OrderStatus; means?: PaymentMeans }, call) =>
      call("orders.setStatus", { params: { id }, body }),
    refreshes: ["orders", "dashboard"],
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: FAILED,
  });
  return {
    /** What staff chose, from the asking on until it is set. */
    wanted: asked?.status ?? (change.isPending ? change.variables?.status : undefined),
    isPending: asking.isPending || change.isPending,
    question: asked?.question,
    /** How the order was paid, where that is asked. */
    means,
    setMeans,
    ask(status: OrderStatus) {
      if (status !== current) asking.mutate(status);
    },
    confirm() {
      if (asked) {
        const { status, question } = asked;
        change.mutate({ status, ...(question.asksMeans && { means }) });
      }
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}

export type StatusChange = ReturnType<typeof useStatusChange>;
