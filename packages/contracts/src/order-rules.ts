import { formatCents } from "./money.js";
import type { OrderStanding } from "./order-standing.js";
import { type OrderStatus, PAID_STATUSES } from "./order-status.js";
import type { Order, PaymentState } from "./orders.js";

/** What is said and counted of orders, by their money and goods and not by their status alone. */

/** As much of an order as these rules look at; `refunds` is what went back each time, in cents. */
export interface StandingOrder {
  status: OrderStatus;
  amountCAD: number;
  standing: OrderStanding;
  refunds?: readonly { amount: number }[] | undefined;
  /** A change of it waits for its payment. */
  proposal?: object | null | undefined;
}

/** In cents: what of an order's money is with the shop. */
export function heldCents(order: Omit<StandingOrder, "status">): number {
  return Math.max(0, order.standing.receivedCents - backCents(order));
}

/**
 * In cents: what of an order's sum went back while the rest is still with the shop; 0 where nothing
 * or all of it did. What was paid beyond the sum, before the order was changed, is no part of it.
 */
export function partBackCents(order: Omit<StandingOrder, "status">): number {
  const held = heldCents(order);
  return held > 0 ? Math.min(backCents(order), Math.max(0, order.amountCAD - held)) : 0;
}

/** What stands beside an order's status where so many cents of its sum went back; null for none. */
export const partBackRemark = (cents: number): string | null =>
  cents > 0 ? `${formatCents(cents)} paid back` : null;

const backCents = ({ refunds = [] }: Pick<StandingOrder, "refunds">): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Why nothing of an order may leave the house. */
export type KeptBecause = "cancelled" | "not-paid" | "paid-back";

/**
 * Why nothing of it may leave, by its money and goods alone; null where it may. What costs nothing is
 * paid by definition.
 */
export function whyKept(order: Omit<StandingOrder, "status">): KeptBecause | null {
  if (order.standing.goods === "released") return "cancelled";
  if (isPaidFor(order)) return null;
  return order.standing.receivedCents > 0 ? "paid-back" : "not-paid";
}

/**
 * Why nothing of it may be packed: staff can say by its status that it waits, or is over. The one rule
 * of the packing list, its counts and every parcel; in SQL, `IS_TO_SEND` of the server.
 */
export function whyNotPacked(order: StandingOrder): KeptBecause | "change-waits" | null {
  if (order.status === "cancelled" || order.status === "refunded") return "cancelled";
  const because = order.status === "pending" ? "not-paid" : whyKept(order);
  return because ?? (order.proposal ? "change-waits" : null);
}

/** It may be packed, and is not said to be done: its goods have yet to leave. */
export function isToSend(order: StandingOrder): boolean {
  const isLeft = order.status === "paid" && order.standing.goods !== "sent";
  return isLeft && whyNotPacked(order) === null;
}

/** What an order's status does not say, in a few words; null where it says all. */
export function orderRemark(order: StandingOrder): string | null {
  const { status, standing } = order;
  const { goods, receivedCents } = standing;
  if (status === "paid" || status === "fulfilled") {
    if (!isPaidFor(order)) return receivedCents > 0 ? "The money went back" : "Not paid";
    if (goods === "released") return "Cancelled before";
    if (status === "paid" && goods !== "sent") {
      return order.proposal ? "Change not paid yet" : null;
    }
    if (status === "paid") return "Sent already";
    return goods === "sent" ? null : "Not all was sent";
  }
  if (status === "pending") {
    if (goods === "released") return "Cancelled before";
    if (goods === "sent") return "Sent already";
    return heldCents(order) > 0 ? "Paid" : null;
  }
  if (heldCents(order) === 0) return null;
  return partBackCents(order) > 0 ? "The rest was not paid back" : "The money was not paid back";
}

/**
 * The status in which its buyer reads of an order: staff may set one that its money and goods do not bear
 * out (decision 091). What is over by its status is over.
 */
export function statusForBuyer(order: StandingOrder): OrderStatus {
  const { status, standing } = order;
  if (status === "refunded") return standing.receivedCents > 0 ? status : "cancelled";
  const isKept = standing.goods === "sent" && heldCents(order) > 0;
  if (status === "cancelled") return isKept ? "fulfilled" : status;
  if (standing.goods === "released") return "cancelled";
  if (standing.goods === "sent") return "fulfilled";
  if (heldCents(order) > 0) return "paid";
  if (status !== "pending" && order.amountCAD === 0) return "paid";
  return standing.receivedCents > 0 ? "refunded" : "pending";
}

/**
 * Whether checking out again replaces an order: it waits for its payment, and was placed there. The checkout
 * knows nothing of what staff placed, and replaces nothing that they gave another status.
 */
export const isOfCheckout = ({ status, history }: Pick<Order, "status" | "history">): boolean =>
  status === "pending" && history[0]?.by === "customer";

/** Whether the money of an unpaid order is on its way: nothing of it may be paid again. */
export const isSettling = (paymentState: PaymentState | undefined): boolean =>
  paymentState === "processing" || paymentState === "done";

/** All that stands beside an order's status, in the order in which it is read; nothing while a change of it can be undone. */
export function orderRemarks(order: StandingOrder & { waiting?: object | null }): string[] {
  if (order.waiting) return [];
  return [orderRemark(order), partBackRemark(partBackCents(order))].filter(
    (remark) => remark !== null,
  );
}

/** In cents: what an order has brought so far. Nothing of one that is cancelled or refunded, or was never paid. */
export function revenueOf(order: StandingOrder): number {
  return PAID_STATUSES.includes(order.status) ? heldCents(order) : 0;
}

const isPaidFor = (order: Omit<StandingOrder, "status">): boolean =>
  order.amountCAD === 0 || heldCents(order) > 0;

/** What staff can do with an order besides setting its status to whatever they like. */
const VERBS = {
  paid: "Mark Paid",
  fulfilled: "Fulfil",
  refunded: "Refund",
  cancelled: "Cancel Order",
} as const satisfies Partial<Record<OrderStatus, string>>;

export type OrderVerb = { status: keyof typeof VERBS; label: string };

/** Whether a part of an order's money can be paid back: some of it is with the shop, and it was not called off. */
export const mayPayPartBack = (order: StandingOrder): boolean =>
  heldCents(order) > 0 && order.standing.goods !== "released";

/** What makes sense for an order as it stands: by its money and its goods, not by its status alone. */
export function orderVerbs(order: StandingOrder): OrderVerb[] {
  const { goods, receivedCents } = order.standing;
  const held = heldCents(order);
  const makesSense: Record<OrderVerb["status"], boolean> = {
    paid: receivedCents === 0 && goods !== "released" && order.amountCAD > 0,
    fulfilled: goods !== "sent" && whyKept(order) === null && !order.proposal,
    refunded: held > 0,
    cancelled: goods === "reserved",
  };
  return (Object.keys(VERBS) as OrderVerb["status"][])
    .filter((status) => status !== order.status && makesSense[status])
    .map((status) => ({ status, label: VERBS[status] }));
}
