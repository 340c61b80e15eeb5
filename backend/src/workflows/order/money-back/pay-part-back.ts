import {
  dollarsFromCents,
  formatCents,
  MONEY_BACK_REASONS,
  type MoneyBackBody,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import { messageOf } from "../../../errors/message-of";
import { Refusal } from "../../../errors/refusal";
import {
  putBackStock,
  takeReservedStock,
  underItemLocks,
} from "../../../medusa/stock-reservations";
import type { PendingMoneyBack, ShopOrderRow } from "../../../modules/shop-order/order-row";
import { notPaidBackNote } from "../../../orders/not-done-note";
import { forWhat, partsOf } from "../../../orders/refunds";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { notPaidBackSentence } from "../../../orders/staff-sentences";
import { STRIPE_PROVIDER_ID } from "../../../payments/stripe-access";
import { findStoreContext } from "../../store/store-context";
import { settleRefunds } from "../pay/refund-at-stripe";
import { piecesNotSent, restNotSent } from "../record/goods-told";
import { dropIncompleteChanges } from "../record/incomplete-changes";
import { type MedusaState, readMedusaState } from "../record/medusa-state";
import { isOnItsWay } from "../record/order-goods";
import { partlyRefundedMail } from "../record/order-mail";
import { standingOf } from "../record/order-standing";
import { paidBackSentence, paidBackSince } from "../record/paid-back";
import { cancelInMedusa, releaseRestInMedusa } from "../record/pay-back-in-medusa";
import { recordChange } from "../record/record-change";
import { takeOutPieces } from "../record/take-out-pieces";
import { GIVEN_UP, isTriedLongEnough } from "../record/tried-long-enough";
import { whoDid } from "../record/who-did";
import { chooseMoneyBack } from "./choose-money-back";
import { NOTED_KEY, notedCents, stateOf, unknownAtStripe } from "./noted-refund";
import { planMoneyBack } from "./plan-money-back";
import { readPayableOrder } from "./read-payable-order";
import { keepWhatWentBack, undoMoneyBack } from "./undo-money-back";

const CHANGED =
  "The order has changed in the meantime, and this comes to a different total. Please look at it again.";
const DONE = "This was paid back already.";
const FAILED = "That did not work, so nothing was paid back. Please try again.";
const OF_CHANGE = "It had been paid before the order was changed.";
const CHANGE_GIVEN_UP =
  "that did not work for 10 minutes. The order is changed: please pay the amount back by “Pay Part Back”.";
const UNFINISHED =
  "Part of that is done, the rest did not work yet. The shop goes on by itself: please look again in a minute.";
const wentElsewhere = (cents: number) =>
  `${formatCents(cents)} of what was chosen had gone back elsewhere by then.`;

/**
 * Pays back what staff chose, under the payment's lock and once whatever was begun before is finished.
 * Answers what was done, in words. The same key again does nothing. A sum that is not the one that
 * staff agreed to is refused.
 */
export async function payPartBack(
  container: MedusaContainer,
  known: ShopOrderRow,
  { by, ...body }: MoneyBackBody & { by: string },
): Promise<string> {
  if (known.refunds.some(({ chosen }) => chosen?.key === body.key)) return DONE;
  const order = await noteOthers(container, known);
  const payable = await readPayableOrder(container, order);
  const chosen = chooseMoneyBack(payable, body.choice);
  if (chosen.cents !== body.agreedCents) throw new Refusal("conflict", CHANGED);
  const pending = await planMoneyBack(container, { payable, chosen, body, by });
  const { orders } = shopOrdersOf(container);
  await orders.beginMoneyBack(order.id, { pending, shares: payable.shares });
  try {
    return await carryOut(container, order, { pending, attempt: "first" });
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`A part of order ${order.id} was not paid back: ${messageOf(error)}`);
    return afterFailure(container, order, pending);
  }
}

/**
 * Finishes what a crash interrupted; while it fails it stays to be finished. What has failed for minutes
 * is given up, as Stripe may refuse it for good, or ends with what of it went back: the order must not
 * wait for it. Call it under the payment's lock.
 */
export async function finishMoneyBack(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<void> {
  const { pending_money_back: pending } = order;
  if (!pending) return;
  const noted = await noteOthers(container, order, pending.chosen.key);
  try {
    await carryOut(container, noted, { pending, attempt: "again" });
  } catch (error) {
    if (!isTriedLongEnough(pending.at)) throw error;
    const isUndone = await undoMoneyBack(container, noted, pending);
    // One of several cards was paid back: it ends with that, and staff read what did not go back.
    if (!isUndone) await carryOut(container, noted, { pending, attempt: "last" });
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`A part of order ${order.id} is not paid back: ${messageOf(error)}`);
    if (!isUndone) return;
    await recordChange(container, {
      orderId: order.id,
      from: [noted.status],
      to: noted.status,
      by: pending.by,
      note: notPaidBackNote(pending.cents, pending.ofChange ? CHANGE_GIVEN_UP : GIVEN_UP),
      endsMoneyBack: true,
      eventKind: "order.status-changed",
    });
  }
}

/**
 * What staff paid back in Medusa Admin, of which the shop has not heard yet, is written down by itself
 * first: what is written of this part is then this part alone. Answers the order with it.
 */
async function noteOthers(
  container: MedusaContainer,
  order: ShopOrderRow,
  key?: string,
): Promise<ShopOrderRow> {
  const state = await readMedusaState(container, order.id);
  // All of it: nothing is left for a part, and the order is over once the shop hears of it.
  if (!state || (!key && state.refundedCents >= state.capturedCents)) return order;
  const own = key ? await notedCents(container, state, key) : 0;
  const refundedCents = state.refundedCents - own;
  const paidBack = paidBackSince(order, { ...state, refundedCents });
  if (paidBack.cents === 0) return order;
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: order.status,
    by: await whoDid(container, state, "paidBack"),
    note: `${formatCents(refundedCents)} in all was paid back in Medusa Admin.`,
    refundedCents,
    mail: partlyRefundedMail(order, paidBack),
    eventKind: "order.refunded",
  });
  return (await shopOrdersOf(container).orders.find(order.id)) ?? order;
}

/** Nothing went back: all is as it was. Else it is gone on with, at once or by `reconcile-orders`. */
async function afterFailure(
  container: MedusaContainer,
  order: ShopOrderRow,
  pending: PendingMoneyBack,
): Promise<string> {
  const unfinished = () => new Refusal("unavailable", UNFINISHED);
  const isUndone = await undoMoneyBack(container, order, pending).catch(() => {
    throw unfinished();
  });
  if (!isUndone) {
    try {
      const noted = await noteOthers(container, order, pending.chosen.key);
      return await carryOut(container, noted, { pending, attempt: "again" });
    } catch {
      throw unfinished();
    }
  }
  await shopOrdersOf(container).orders.endMoneyBack(order.id);
  throw new Refusal("unavailable", FAILED);
}

/** With the last one no more money is asked for. */
type Attempt = "first" | "again" | "last";

/** Each step sees by itself what of it is done. */
async function carryOut(
  container: MedusaContainer,
  order: ShopOrderRow,
  { pending, attempt }: { pending: PendingMoneyBack; attempt: Attempt },
): Promise<string> {
  const { by, stays, shelf, chosen, parts } = pending;
  const reason = MONEY_BACK_REASONS[chosen.reason];
  await dropIncompleteChanges(container, order.id);
  // First, so that Medusa takes the pieces off its total, and no credit besides.
  const { takeOut: lines } = pending;
  await takeOutPieces(container, order.id, { lines, key: chosen.key, by, reason });
  const cents =
    attempt === "last"
      ? await keepWhatWentBack(container, order, pending)
      : await payBackOnce(container, order, { pending, isRetry: attempt === "again" });
  const missingCents = pending.cents - cents;
  // Pieces that are taken out are reserved no more, and counted no more until they are put back.
  await takeReservedStock(container, stays);
  const { state, isAll } = await closeWhenAllIsBack(container, order, { by, cents });
  const { refundedCents } = state;
  const paidBack = paidBackSince(order, state);
  const standing = standingOf(state);
  const sentences = [
    paidBackSentence(paidBack),
    missingCents > 0 && (attempt === "last" ? notPaidBackSentence : wentElsewhere)(missingCents),
    pending.ofChange ? OF_CHANGE : `${[...forWhat(order, chosen), reason].join(", ")}.`,
    pending.goodsNote,
  ];
  const note = sentences.filter(Boolean).join(" ");
  const isAllSent = order.status === "paid" && standing.goods === "sent";
  const unsent = forWhat(order, { lines: chosen.unsent ?? [], delivery: false });
  const notSent = isAll ? restNotSent(order.goods) : piecesNotSent(unsent, standing.goods);
  const { stockLocationId } = await findStoreContext(container);
  // Medusa's own workflows lock these items too: only what is written here is done under the locks.
  await underItemLocks(
    container,
    shelf.map(({ itemId }) => itemId),
    () =>
      recordChange(container, {
        orderId: order.id,
        from: [order.status],
        to: isAll ? "refunded" : isAllSent ? "fulfilled" : order.status,
        by,
        note,
        ...(pending.isMailed && {
          mail: partlyRefundedMail(order, paidBack, {
            ...(missingCents === 0 && { chosen: { parts, chosen } }),
            notSent,
          }),
        }),
        refundedCents,
        // What was chosen is over with it, also where less of it went back.
        ...(paidBack.cents === cents && {
          chosenPart: { parts: missingCents === 0 ? parts : partsOf(order, cents), chosen },
        }),
        standing,
        writeMedusa: (transaction) => putBackStock(transaction, shelf, stockLocationId),
        endsMoneyBack: true,
        eventKind: "order.refunded",
      }),
  );
  return note;
}

/**
 * Medusa's refund, once: what it noted under this key before counts, and after a failure also what went
 * back at Stripe while Medusa does not know of it, because Stripe's answer was lost. Answers the cents that
 * went back, less than were to where somebody else paid the rest back meanwhile. Throws where none did.
 */
async function payBackOnce(
  container: MedusaContainer,
  order: ShopOrderRow,
  { pending, isRetry }: { pending: PendingMoneyBack; isRetry: boolean },
): Promise<number> {
  const { key, reason } = pending.chosen;
  const noted = await notedCents(container, await stateOf(container, order), key);
  const state = await stateOf(container, order, noted);
  if (isRetry) await settleRefunds(container, order, state);
  const unnoted = isRetry ? await unknownAtStripe(order, state) : 0;
  const lost = Math.min(unnoted, pending.cents - noted);
  let left = pending.cents - noted - lost;
  // Cards are asked one after the other, so what was lost is of the first of which nothing is noted.
  let lostLeft = lost;
  const isCard = ({ providerId }: (typeof state.payments)[number]) =>
    providerId === STRIPE_PROVIDER_ID;
  const cardsFirst = [
    ...state.payments.filter(isCard),
    ...state.payments.filter((each) => !isCard(each)),
  ];
  const refundable = cardsFirst.reduce((sum, each) => sum + Math.max(0, each.refundableCents), 0);
  // Less than was agreed to is not begun: without a cent that moved, all can be as it was.
  if (left === pending.cents && refundable < left) throw notPaidBack(order, left);
  for (const payment of cardsFirst) {
    const gone = isCard(payment) ? Math.min(lostLeft, Math.max(0, payment.refundableCents)) : 0;
    lostLeft -= gone;
    const cents = Math.min(left, payment.refundableCents - gone);
    if (cents <= 0) continue;
    const input = {
      payment_id: payment.id,
      amount: dollarsFromCents(cents),
      created_by: pending.by,
      note: MONEY_BACK_REASONS[reason],
      // Medusa's payment module keeps it with the refund.
      metadata: { [NOTED_KEY]: key },
    };
    await refundPaymentWorkflow(container).run({ input });
    left -= cents;
  }
  // What is left no payment holds any more, now or ever.
  return pending.cents - left;
}

const notPaidBack = ({ id }: ShopOrderRow, cents: number) =>
  new Error(`${formatCents(cents)} of order ${id} could not be paid back.`);

/** What has not left of an order all of whose money is back is for sale again, as with “Refund”. */
async function closeWhenAllIsBack(
  container: MedusaContainer,
  order: ShopOrderRow,
  { by, cents: underWay }: Pick<PendingMoneyBack, "by" | "cents">,
): Promise<{ state: MedusaState; isAll: boolean }> {
  const read = () => stateOf(container, order, underWay);
  const state = await read();
  const isAll = state.refundedCents >= state.capturedCents;
  if (!isAll || state.isCanceled) return { state, isAll };
  if (!isOnItsWay(state)) await cancelInMedusa(container, { ...state, payments: [] }, by);
  else if (state.keepsRest) await releaseRestInMedusa(container, state, by);
  else return { state, isAll };
  return { state: await read(), isAll };
}
