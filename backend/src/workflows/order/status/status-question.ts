import {
  formatCents,
  type Order,
  type OrderStatus,
  type OrderStatusQuestion,
} from "@eldercare/contracts";
import type { MedusaState } from "../record/medusa-state";
import { goodsOf, isOnItsWay } from "../record/order-standing";
import { type NothingBecause, type OrderChange, orderChange } from "./order-change";

/** What is known of an order when staff are asked. */
export interface AskedOrder {
  order: Pick<Order, "amountCAD"> & { shipping: { email: string } };
  state: MedusaState;
  /** The card payment that its buyer began may still be paid. */
  isPayable: boolean;
  /** The buyer had the mail about this status already: none is sent twice. */
  isMailed: boolean;
}

/** What staff are asked before they set a status: what happens with money, goods and mail. */
export function statusQuestion(asked: AskedOrder, status: OrderStatus): OrderStatusQuestion {
  const change = orderChange(asked.state, status);
  return {
    ...HEAD_OF_STATUS[status],
    sentences: sentencesOf(asked, change, status),
    isFinal: isFinal(change),
  };
}

const HEAD_OF_STATUS: Readonly<Record<OrderStatus, Pick<OrderStatusQuestion, "title" | "action">>> =
  {
    pending: { title: "Set Back to Pending", action: "Set to Pending" },
    paid: { title: "Mark as Paid", action: "Mark Paid" },
    fulfilled: { title: "Fulfil Order", action: "Fulfil" },
    cancelled: { title: "Cancel Order", action: "Cancel Order" },
    refunded: { title: "Refund Order", action: "Refund" },
  };

function sentencesOf(asked: AskedOrder, change: OrderChange, status: OrderStatus): string[] {
  switch (change.does) {
    case "nothing":
      return [...NOTHING[change.because](asked), "No mail is sent."];
    case "take":
      return [
        `${formatCents(asked.order.amountCAD)} is noted as paid by other means than a card here.`,
        ...closing(asked),
        mailed(asked, "that the order is paid"),
      ];
    case "ship":
      return goodsOf(asked.state) === "sent"
        ? ["Everything was sent before: nothing more leaves the stock.", "No mail is sent."]
        : [
            "Everything that was not sent yet leaves the stock.",
            mailed(asked, "that the order is on its way"),
          ];
    case "give-back":
      return givingBack(asked, change, status);
  }
}

function givingBack(
  asked: AskedOrder,
  change: Extract<OrderChange, { does: "give-back" }>,
  status: OrderStatus,
): string[] {
  const { cardCents, handCents, releases } = change;
  const { refundedCents } = asked.state;
  const isPaidBack = cardCents + handCents > 0;
  const isTold = isPaidBack || (status === "cancelled" && refundedCents === 0);
  return [
    ...(cardCents > 0 ? [`${formatCents(cardCents)} goes back to the card.`] : []),
    ...(handCents > 0
      ? [
          `${formatCents(handCents)} was paid by other means than a card here: the shop cannot pay it back, so please hand it back yourself.`,
        ]
      : []),
    ...(isPaidBack ? [] : [nothingGoesBack(refundedCents)]),
    ...closing(asked),
    goodsSentence(asked, releases),
    isTold
      ? mailed(asked, status === "cancelled" ? "that it is cancelled" : "about the refund")
      : "No mail is sent.",
    ...(isFinal(change) ? ["This cannot be undone."] : []),
  ];
}

const isFinal = (change: OrderChange): boolean =>
  change.does === "give-back" && change.cardCents + change.handCents + Number(change.releases) > 0;

const nothingGoesBack = (refundedCents: number) =>
  refundedCents === 0
    ? "Nothing was paid, so nothing goes back."
    : `${formatCents(refundedCents)} went back before, and nothing more does.`;

const closing = ({ isPayable }: AskedOrder) =>
  isPayable ? ["The card payment that was begun is closed: it cannot be paid any more."] : [];

function goodsSentence({ state }: AskedOrder, releases: boolean): string {
  if (releases) return "The goods are for sale again.";
  return isOnItsWay(state)
    ? "The goods were sent: what comes back is not counted by this."
    : "The goods are for sale again since it was cancelled.";
}

const mailed = ({ order, isMailed }: AskedOrder, about: string) =>
  isMailed
    ? `No mail is sent: ${order.shipping.email} had one about this before.`
    : `${order.shipping.email} gets a mail ${about}.`;

const ONLY = "Only the status changes.";

const NOTHING: Readonly<Record<NothingBecause, (asked: AskedOrder) => string[]>> = {
  "set-back": ({ state }) => [ONLY, setBack(state)],
  "paid-already": ({ state }) => [
    ONLY,
    `${formatCents(state.capturedCents - state.refundedCents)} is paid already.`,
  ],
  "given-up": ({ state }) => [
    ONLY,
    state.refundedCents > 0
      ? `Its ${formatCents(state.refundedCents)} went back, so there is nothing to send.`
      : "It was cancelled and its goods are for sale again, so there is nothing to send.",
  ],
  "not-paid": ({ isPayable, state }) => [
    `${ONLY} The order is not paid, so nothing is sent.`,
    ...(isPayable
      ? ["It is sent when its card payment arrives; if none does within a week, it is cancelled."]
      : []),
    ...(state.capturedCents === 0 ? ["If it was paid some other way, mark it as paid first."] : []),
  ],
  cancelled: () => [ONLY, "The order was cancelled, so nothing is sent."],
  shipped: () => [
    `${ONLY} It was sent already, so nothing is paid back.`,
    "Set it to refunded to pay it back.",
  ],
};

function setBack({ isCanceled, capturedCents, refundedCents, ...rest }: MedusaState): string {
  if (isCanceled) return "The order stays cancelled, and its goods are for sale again.";
  if (capturedCents > refundedCents)
    return `${formatCents(capturedCents - refundedCents)} stays paid.`;
  return rest.fulfillments.some(({ isShipped }) => isShipped)
    ? "Its goods were sent."
    : "It is not paid: it is given up like every order that nobody pays.";
}
