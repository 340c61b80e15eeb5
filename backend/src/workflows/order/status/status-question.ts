import {
  formatCents,
  type Order,
  type OrderShipping,
  type OrderStatus,
  type OrderStatusQuestion,
} from "@eldercare/contracts";
import type { MedusaState } from "../record/medusa-state";
import { goodsOf, isOnItsWay } from "../record/order-goods";
import { toldByMail } from "../record/order-mail";
import { type NothingBecause, type OrderChange, orderChange, type Released } from "./order-change";

/** What is known of an order when staff are asked. */
export interface AskedOrder {
  order: Pick<Order, "amountCAD"> & { shipping: Pick<OrderShipping, "email" | "phone"> };
  state: MedusaState;
  /** The card payment that its buyer began may still be paid. */
  isPayable: boolean;
  /** The buyer had the mail about this status already: none is sent twice. */
  isMailed: boolean;
  /** How long it can be undone (`STATUS_UNDO_SECONDS`). */
  undoSeconds: number;
}

/** What staff are asked before they set a status: what happens with money, goods and mail. */
export function statusQuestion(asked: AskedOrder, status: OrderStatus): OrderStatusQuestion {
  const change = orderChange(asked.state, status);
  return {
    ...HEAD_OF_STATUS[status],
    sentences: sentencesOf(asked, change, status),
    asksMeans: change.does === "take",
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
      return [...NOTHING[change.because](asked), "No email is sent."];
    case "take":
      return [
        `${formatCents(asked.order.amountCAD)} is noted as paid by other means than a card here.`,
        ...closing(asked),
        mailed(asked, "that the order is paid"),
      ];
    case "ship":
      return goodsOf(asked.state) === "sent"
        ? ["Everything was sent before: nothing more leaves the stock.", "No email is sent."]
        : [
            "Everything that was not sent yet leaves the stock.",
            mailed(asked, "that the order is on its way"),
          ];
    case "release-rest":
      return [
        "A part of it was sent, so nothing is paid back.",
        RELEASED.rest,
        "Set it to refunded to pay it back.",
        "No email is sent.",
        final(asked),
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
    ...goodsSentences(asked, releases),
    isTold
      ? mailed(asked, status === "cancelled" ? "that it is cancelled" : "about the refund")
      : "No email is sent.",
    ...(isFinal(change) ? [final(asked)] : []),
  ];
}

const final = ({ undoSeconds }: AskedOrder): string =>
  undoSeconds > 0
    ? "You can undo it for a few seconds, and not after that."
    : "This cannot be undone.";

/** What is for sale again, in words. */
export const RELEASED: Readonly<Record<Exclude<Released, "none">, string>> = {
  all: "The goods are for sale again.",
  rest: "What was not sent yet is for sale again.",
};

const isFinal = (change: OrderChange): boolean =>
  change.does === "release-rest" ||
  (change.does === "give-back" &&
    (change.cardCents + change.handCents > 0 || change.releases !== "none"));

const nothingGoesBack = (refundedCents: number) =>
  refundedCents === 0
    ? "Nothing was paid, so nothing goes back."
    : `${formatCents(refundedCents)} went back before, and nothing more does.`;

const closing = ({ isPayable }: AskedOrder) =>
  isPayable ? ["The card payment that was begun is closed: it cannot be paid any more."] : [];

function goodsSentences({ state }: AskedOrder, releases: Released): string[] {
  if (releases === "all") return [RELEASED.all];
  if (!isOnItsWay(state)) return ["The goods are for sale again since it was cancelled."];
  const sent = "The goods were sent: what comes back is not counted by this.";
  const part = "A part was sent: what comes back of it is not counted by this.";
  if (releases === "rest") return [part, RELEASED.rest];
  return [goodsOf(state) === "sent" ? sent : part];
}

const mailed = ({ order, isMailed }: AskedOrder, about: string) =>
  isMailed && order.shipping.email
    ? `No email is sent: ${order.shipping.email} had one about this before.`
    : toldByMail(order.shipping, about);

const ONLY = "Only the status changes.";

const NOTHING: Readonly<Record<NothingBecause, (asked: AskedOrder) => string[]>> = {
  "set-back": (asked) => [ONLY, setBack(asked)],
  "paid-already": ({ state }) => [
    ONLY,
    `${formatCents(state.capturedCents - state.refundedCents)} is paid already.`,
  ],
  free: () => [ONLY, "Nothing is to be paid for it."],
  "given-up": ({ state }) => [
    ONLY,
    state.refundedCents > 0
      ? `Its ${formatCents(state.refundedCents)} went back, so there is nothing to send.`
      : "It was cancelled and its goods are for sale again, so there is nothing to send.",
  ],
  "not-paid": ({ isPayable }) => [
    `${ONLY} The order is not paid, so nothing is sent.`,
    ...(isPayable
      ? ["It is sent when its card payment arrives; if none does within a week, it is cancelled."]
      : []),
    "If it was paid some other way, mark it as paid first.",
  ],
  "paid-back": ({ state }) => [
    `${ONLY} Its ${formatCents(state.refundedCents)} went back, so nothing is sent.`,
  ],
  cancelled: () => [ONLY, "The order was cancelled, so nothing is sent."],
  shipped: () => [
    `${ONLY} It was sent already, so nothing is paid back.`,
    "Set it to refunded to pay it back.",
  ],
};

function setBack({ state, isPayable }: AskedOrder): string {
  const { isCanceled, capturedCents, refundedCents, amountCents, fulfillments } = state;
  if (isCanceled) return "The order stays cancelled, and its goods are for sale again.";
  if (capturedCents > refundedCents)
    return `${formatCents(capturedCents - refundedCents)} stays paid.`;
  if (amountCents === 0) return "Nothing is to be paid for it.";
  if (refundedCents > 0) return `Its ${formatCents(refundedCents)} went back before.`;
  if (fulfillments.some(({ isShipped }) => isShipped)) return "Its goods were sent.";
  // What waits for nobody's card does not expire: staff say when it is paid.
  return isPayable
    ? "It is not paid: it is given up like every order that nobody pays."
    : "It is not paid, and keeps its goods until you mark it as paid or cancel it.";
}
