import {
  isSettling,
  longDay,
  type OrderLookUp,
  type OrderStatus,
  statusForBuyer,
} from "@eldercare/contracts";
import { tellingWhatCameBack } from "./came-back-words";
import { overWords } from "./over-words";

/** How an order stands, in the words of a page that anybody may have been sent. */
export interface StatusView {
  tone: "good" | "waiting" | "bad";
  title: string;
  text: string;
}

type LookUp = Pick<OrderLookUp, "order" | "parcels" | "steps" | "hasNoEmail" | "isOfCheckout">;

export const statusView = (lookUp: LookUp): StatusView =>
  tellingWhatCameBack(standOf(lookUp), lookUp.order.cameBack);

function standOf({ order, parcels, steps, hasNoEmail, isOfCheckout }: LookUp): StatusView {
  const { paymentState, refunds, cameBack, returns = [], standing } = order;
  const isPartSent = parcels.length > 0;
  const status = statusForBuyer(order);
  switch (status) {
    case "paid":
      if (isPartSent) {
        return {
          tone: "good",
          title: "Part of your order is on its way",
          text: hasNoEmail
            ? "The rest will follow."
            : "The rest will follow. We will send you an email when it leaves.",
        };
      }
      return {
        tone: "good",
        title: "Paid, and being packed",
        text: hasNoEmail
          ? "We will send it as soon as it is packed."
          : "We will send you an email as soon as it is on its way.",
      };
    case "fulfilled":
      // Whoever asks to send something back may have it; nobody noted that.
      if (returns.length > 0 && parcels.length < 2 && !parcels.some((one) => one.deliveredAt)) {
        return { tone: "good", title: "Sent", text: "Your return is shown below." };
      }
      return isPartSent && parcels.every(({ deliveredAt }) => deliveredAt)
        ? { tone: "good", title: "Delivered", text: "We hope that everything fits." }
        : { tone: "good", title: "On its way", text: leftSentence(steps) };
    case "cancelled":
    case "refunded":
      return {
        tone: "bad",
        title: status === "cancelled" ? "Cancelled" : "Refunded",
        text: overWords({ status, refunds, cameBack, standing, isPartSent }),
      };
    case "pending":
      if (isSettling(paymentState)) {
        return {
          tone: "waiting",
          title: "The payment is being confirmed",
          text: "This usually takes a few seconds.",
        };
      }
      return {
        tone: "waiting",
        title: paymentState === "failed" ? "The card was declined" : "Waiting for payment",
        text: `Nothing was charged. We cancel orders that stay unpaid. To pay for yours, ${
          hasNoEmail
            ? "please call us."
            : `use the link to pay if we sent you one, ${isOfCheckout ? "check out again, " : ""}or call us.`
        }`,
      };
  }
}

/** When the last of it left, which stays true however long the carrier takes. */
function leftSentence(steps: OrderLookUp["steps"]): string {
  const sent = steps.find(({ to }) => to === "fulfilled");
  return sent
    ? `Everything left our warehouse by ${longDay(sent.at)}.`
    : "Everything has left our warehouse.";
}

/** What happened when an order came to a status. */
export const STEP_TEXT: Record<OrderStatus, string> = {
  pending: "Placed",
  paid: "Paid",
  fulfilled: "Sent",
  cancelled: "Cancelled",
  refunded: "Refunded",
};
