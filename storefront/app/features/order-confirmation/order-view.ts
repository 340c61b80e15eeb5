import { isOfCheckout, isSettling, type Order, statusForBuyer } from "@eldercare/contracts";
import { tellingWhatCameBack } from "~/features/order-status/came-back-words";
import { overWords } from "~/features/order-status/over-words";

/** How an order stands, in the words of its buyer's page. */
export interface OrderView {
  tone: "good" | "waiting" | "bad";
  title: string;
  text: string;
  /** The shopper has to do something: pay. */
  isPayable: boolean;
}

/** `hasReturned`: the shopper comes from the bank or the checkout just now. */
export const orderView = (order: Order, hasReturned: boolean): OrderView =>
  tellingWhatCameBack(standOf(order, hasReturned), order.cameBack);

function standOf(order: Order, hasReturned: boolean): OrderView {
  const firstName = order.shipping.name.split(" ")[0] ?? "";
  const status = statusForBuyer(order);
  switch (status) {
    case "paid":
      if (order.parcels?.length) {
        return {
          tone: "good",
          title: "Part of your order is on its way",
          text: `The rest will follow. We will write to ${order.shipping.email} when it leaves.`,
          isPayable: false,
        };
      }
      return {
        tone: "good",
        title: firstName ? `Thank you, ${firstName}!` : "Thank you!",
        text: `Your order is placed and paid. A copy is on its way to ${order.shipping.email}.`,
        isPayable: false,
      };
    case "fulfilled":
      return {
        tone: "good",
        title: "Your order is on its way",
        text: "Everything is packed and has left our warehouse.",
        isPayable: false,
      };
    case "cancelled":
    case "refunded":
      return {
        tone: "bad",
        title: status === "cancelled" ? "This order was cancelled" : "This order was refunded",
        text: overWords({
          status,
          refunds: order.refunds,
          cameBack: order.cameBack,
          standing: order.standing,
          isPartSent: (order.parcels?.length ?? 0) > 0,
        }),
        isPayable: false,
      };
    case "pending":
      return pendingView(order, hasReturned);
  }
}

function pendingView(order: Order, hasReturned: boolean): OrderView {
  const { paymentState } = order;
  // Whoever pays at the checkout what is not of it has two orders.
  if (!isOfCheckout(order) && !isSettling(paymentState) && !hasReturned) {
    return {
      tone: "waiting",
      title: "Your order is waiting for payment",
      text: `${paymentState === "failed" ? "The card was declined, and nothing was charged." : "Nothing has been charged yet."} To pay, use the link to pay if we sent you one, or call us.`,
      isPayable: false,
    };
  }
  if (paymentState === "failed") {
    return {
      tone: "bad",
      title: "Your payment did not go through",
      text: "Nothing was charged. Your cart is still here. You can try again, or use another card.",
      isPayable: true,
    };
  }
  const isOpen = paymentState === "open" && !hasReturned;
  if (isOpen) {
    return {
      tone: "waiting",
      title: "Your order is waiting for payment",
      text: "Nothing has been charged yet. Go back to the checkout to pay. We cancel orders that stay unpaid.",
      isPayable: true,
    };
  }
  return {
    tone: "waiting",
    title: "Confirming your payment...",
    text: `This usually takes a few seconds. You can close this page: we will write to ${order.shipping.email} as soon as it is done.`,
    isPayable: false,
  };
}
