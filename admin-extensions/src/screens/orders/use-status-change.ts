import type { Order, OrderStatus, PaymentMeans } from "@eldercare/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdminHost } from "../host/admin-host";
import { refresh, useAdminMutation } from "../host/use-admin-mutation";
import { stopFollowing } from "./follow-waiting";
import { isOtherQuestion } from "./other-question";
import { type AskedStatus, sendStatus } from "./send-status";

const FAILED = "Failed to update order status. Please try again.";
const SHOWN_WITH = ["orders", "dashboard"] as const;

/**
 * Sets an order's status once staff have agreed to what that does, in the server's own words: it alone
 * knows what of the money is left, and who was told. Some seconds later the server does it (refund,
 * cancel, ship); until then it can be undone.
 */
export function useStatusChange({ id, status: current, waiting }: Order) {
  const [asked, setAsked] = useState<AskedStatus | null>(null);
  const [means, setMeans] = useState<PaymentMeans>("other");
  const { toast } = useAdminHost();
  const client = useQueryClient();
  const asking = useAdminMutation({
    send: async ({ status, isAgain }: Omit<AskedStatus, "question">, call) => {
      const question = await call("orders.askStatus", { params: { id }, query: { status } });
      setAsked({ status, question, isAgain });
      if (!isAgain) setMeans("other");
    },
    refreshes: [],
    failure: FAILED,
  });
  const change = useAdminMutation({
    send: (agreed: AskedStatus, call) =>
      sendStatus(call, agreed, {
        ...{ id, means },
        tell: (told) => {
          toast(told);
          void refresh(client, SHOWN_WITH);
        },
      }),
    refreshes: SHOWN_WITH,
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: FAILED,
    isShownElsewhere: isOtherQuestion,
  });
  return {
    /** What staff chose, from the asking on until it is set. */
    wanted: asked?.status ?? (change.isPending ? change.variables.status : waiting?.to),
    isPending: asking.isPending || change.isPending,
    question: asked?.question,
    isAgain: asked?.isAgain ?? false,
    /** How the order was paid, where that is asked. */
    means,
    setMeans,
    ask(status: OrderStatus) {
      if (status !== (waiting?.to ?? current)) asking.mutate({ status, isAgain: false });
    },
    confirm() {
      if (asked) {
        const { status } = asked;
        change.mutate(asked, {
          onError: (error) => isOtherQuestion(error) && asking.mutate({ status, isAgain: true }),
        });
      }
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}

export type StatusChange = ReturnType<typeof useStatusChange>;

/** Takes back a status that waits to be done. */
export function useUndo({ id }: Pick<Order, "id">) {
  return useAdminMutation({
    send: (_nothing: undefined, call) => {
      stopFollowing(id);
      return call("orders.undoStatus", { params: { id } });
    },
    refreshes: SHOWN_WITH,
    success: ({ message }) => ({ title: "Undone", description: message }),
    failure: "That could not be undone.",
  });
}
