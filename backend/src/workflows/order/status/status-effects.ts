import { formatCents, meansLabel, type OrderStatus, type PaymentMeans } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createOrUpdateOrderPaymentCollectionWorkflow,
  markPaymentCollectionAsPaid,
} from "@medusajs/medusa/core-flows";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { onlyNotedNote } from "../../../orders/not-done-note";
import { closeOpenPayment } from "../pay/close-payment";
import { fulfilInMedusa, NOT_SENT } from "../record/fulfil-in-medusa";
import type { MedusaState } from "../record/medusa-state";
import { goodsOf } from "../record/order-goods";
import { orderMail } from "../record/order-mail";
import { standingOf } from "../record/order-standing";
import { paidBackSentence, paidBackSince } from "../record/paid-back";
import { cancelInMedusa, refundInMedusa, releaseRestInMedusa } from "../record/pay-back-in-medusa";
import type { Outcome } from "../record/record-change";
import { type NothingBecause, type OrderChange, orderChange } from "./order-change";
import { RELEASED } from "./status-question";

type GiveBack = Extract<OrderChange, { does: "give-back" }>;

/** A status that somebody sets; `means` is how an order was paid that becomes paid by it. */
export interface WantedStatus {
  status: OrderStatus;
  /** Email address of the member of staff, or "shop". */
  by: string;
  means?: PaymentMeans | undefined;
  /** Where somebody did it already who was not asked what it means, for the history; left out: here. */
  where?: Elsewhere | undefined;
}

export type Elsewhere = "in Medusa Admin" | "at Stripe";

/**
 * Does what a status means, in Medusa and at Stripe, seen from Medusa's `state` as it is now. It looks
 * at what is so already, so that it can be run again after a crash. It throws when something was
 * tried and failed; what does not apply is only said in the note.
 */
export async function carryOut(
  container: MedusaContainer,
  order: ShopOrderRow,
  { status, by, state, means = "other", where }: WantedStatus & { state: MedusaState },
): Promise<Outcome> {
  const wanted = orderChange(state, status);
  const closes = wanted.does === "take" || wanted.does === "give-back";
  // Money may arrive while its payment is being closed; then the order stands otherwise.
  const now = closes ? (await closeOpenPayment(container, order, state)).state : state;
  const change = now === state ? wanted : orderChange(now, status);
  switch (change.does) {
    case "take":
      return take(container, order, { by, state: now, means });
    case "ship":
      return fulfilInMedusa(container, order, { by, state: now });
    case "give-back":
      return giveBack(container, order, { by, state: now, status, change, where });
    case "release-rest":
      await releaseRestInMedusa(container, now, by);
      return { note: REST_RELEASED, standing: standingOf(now) };
    case "nothing": {
      const isPaid = change.because === "paid-already";
      const hasArrived = isPaid && now !== state;
      // After a crash the order does not know of the money yet: what was done then is told now.
      const isNews = hasArrived || (isPaid && order.received_cents === 0);
      return {
        note: hasArrived ? ARRIVED : NOTHING[change.because](now, order),
        standing: standingOf(now),
        ...(isNews && { mail: orderMail("order-paid", order) }),
      };
    }
  }
}

const REST_RELEASED =
  "A part was sent, so nothing was paid back; what was not sent is for sale again.";
const ARRIVED = "The card payment had arrived already.";

const NOTHING: Readonly<
  Record<NothingBecause, (state: MedusaState, order: ShopOrderRow) => string>
> = {
  "set-back": ({ isCanceled, capturedCents, refundedCents }, { payment_id: paymentId }) => {
    if (isCanceled)
      return "Set back by hand; it stays cancelled, and its goods are for sale again.";
    if (capturedCents > refundedCents) return "Set back by hand; it stays paid.";
    return paymentId && capturedCents === 0
      ? "Set back by hand; it is given up like every order that nobody pays."
      : "Set back by hand; nothing else was changed.";
  },
  "paid-already": () => "It is paid already.",
  free: () => "Nothing is to be paid for it.",
  "given-up": () => onlyNotedNote("the order was cancelled or paid back, so no payment was taken."),
  "not-paid": () => NOT_SENT["not-paid"],
  "paid-back": () => NOT_SENT["paid-back"],
  cancelled: () => NOT_SENT.cancelled,
  shipped: () =>
    onlyNotedNote(
      "it was shipped already, so nothing was paid back. Set it to refunded to pay it back.",
    ),
};

/** Paid by other means than the card, which was closed, so that nobody pays twice. */
async function take(
  container: MedusaContainer,
  order: ShopOrderRow,
  { by, state, means }: { by: string; state: MedusaState; means: PaymentMeans },
): Promise<Outcome> {
  const collectionId = state.collectionId ?? (await expectPayment(container, order.id));
  if (!collectionId) return { note: onlyNotedNote("Medusa expects no payment for this order.") };
  await markPaymentCollectionAsPaid(container).run({
    input: {
      order_id: order.id,
      payment_collection_id: collectionId,
      captured_by: by,
    },
  });
  return {
    note: `Marked as paid by hand${means === "other" ? "" : ` (${meansLabel(means)})`}; no card was charged.`,
    mail: orderMail("order-paid", order),
    standing: { receivedCents: order.amount_cents, means },
  };
}

/** What Medusa keeps an order's payments in, which one that was made there may not have yet. */
async function expectPayment(
  container: MedusaContainer,
  orderId: string,
): Promise<string | undefined> {
  const { result } = await createOrUpdateOrderPaymentCollectionWorkflow(container).run({
    input: { order_id: orderId },
  });
  return result[0]?.id;
}

/**
 * What is left of the money goes back. What has not left is for sale again: Medusa's own cancelling
 * does both in one, but for an order that was sent in part; one that was sent is only paid back.
 */
async function giveBack(
  container: MedusaContainer,
  order: ShopOrderRow,
  details: WantedStatus & { state: MedusaState; change: GiveBack },
): Promise<Outcome> {
  const { by, state, status, change, where } = details;
  const payBack = change.releases === "all" ? cancelInMedusa : refundInMedusa;
  const refundedCents = state.refundedCents + (await payBack(container, state, by));
  if (change.releases === "rest") await releaseRestInMedusa(container, state, by);
  const paidBack = paidBackSince(order, {
    refundedCents,
    refundedByHandCents: state.capturedByHandCents,
  });
  const standing = {
    receivedCents: state.capturedCents,
    goods: change.releases === "all" ? ("released" as const) : goodsOf(state),
  };
  if (status === "cancelled") {
    return {
      refundedCents,
      standing,
      note: done("Cancelled", paidBackSentence(paidBack) || nothingNew(refundedCents), details),
      // Who was told of the refund before is not told now that no money was taken.
      ...((paidBack.cents > 0 || refundedCents === 0) && {
        mail: orderMail("order-cancelled", order, paidBack),
      }),
    };
  }
  if (paidBack.cents > 0) {
    return {
      refundedCents,
      standing,
      note: where
        ? done("Refunded", paidBackSentence(paidBack), details)
        : paidBackSentence(paidBack),
      mail: orderMail("order-refunded", order, paidBack),
    };
  }
  const isClosed = refundedCents === 0 && change.releases !== "none";
  return {
    standing,
    note: isClosed
      ? "Nothing had been paid; the order was closed."
      : onlyNotedNote(nothingNew(refundedCents)),
  };
}

/** Whoever did it elsewhere reads here what became of the goods. */
function done(
  what: string,
  withMoney: string,
  { where, change: { releases } }: Pick<WantedStatus, "where"> & { change: GiveBack },
): string {
  if (!where) return `${what}; ${withMoney}`;
  const goods = releases === "none" ? "" : ` ${RELEASED[releases]}`;
  return `${what} ${where}; ${withMoney}${goods}`;
}

const nothingNew = (refundedCents: number) =>
  refundedCents === 0
    ? "nothing had been paid."
    : `${formatCents(refundedCents)} went back before, and nothing more.`;
