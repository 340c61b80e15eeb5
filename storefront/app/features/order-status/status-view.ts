import type { OrderLookUp, OrderStatus } from "@eldercare/contracts";

/** How an order stands, in the words of a page that anybody may have been sent. */
export interface StatusView {
  tone: "good" | "waiting" | "bad";
  title: string;
  text: string;
}

const MONEY_BACK =
  "The money goes back the way it came, which can take 5 to 10 business days to show.";

export function statusView({
  order: { status, paymentState },
  parcels,
  hasNoEmail,
}: Pick<OrderLookUp, "order" | "parcels" | "hasNoEmail">): StatusView {
  switch (status) {
    case "paid":
      if (parcels.length > 0) {
        return {
          tone: "good",
          title: "A part is on its way",
          text: hasNoEmail
            ? "The rest follows."
            : "The rest will follow. We will send you an email when it leaves.",
        };
      }
      return {
        tone: "good",
        title: "Paid, and being packed",
        text: hasNoEmail
          ? "We send it as soon as it is packed."
          : "We will send you an email as soon as it is on its way.",
      };
    case "fulfilled":
      return parcels.length > 0 && parcels.every(({ deliveredAt }) => deliveredAt)
        ? { tone: "good", title: "Delivered", text: "We hope that everything fits." }
        : {
            tone: "good",
            title: "On its way",
            text: "Everything is packed and with the carrier.",
          };
    case "cancelled":
      return {
        tone: "bad",
        title: "Cancelled",
        text: `Nothing will be sent. If it was paid: ${MONEY_BACK.charAt(0).toLowerCase()}${MONEY_BACK.slice(1)}`,
      };
    case "refunded":
      return { tone: "bad", title: "Refunded", text: MONEY_BACK };
    case "pending":
      if (paymentState === "processing" || paymentState === "done") {
        return {
          tone: "waiting",
          title: "The payment is being confirmed",
          text: "This usually takes a few seconds.",
        };
      }
      return {
        tone: "waiting",
        title: paymentState === "failed" ? "The card was declined" : "Waiting for its payment",
        text: "Nothing was charged. An order that is not paid is cancelled after a while.",
      };
  }
}

/** What happened when an order came to a status. */
export const STEP_TEXT: Record<OrderStatus, string> = {
  pending: "Placed",
  paid: "Paid",
  fulfilled: "Sent",
  cancelled: "Cancelled",
  refunded: "Refunded",
};
