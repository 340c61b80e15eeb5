import { ORDER_STATUSES } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../../../errors/message-of";
import { Refusal } from "../../../errors/refusal";
import { isWaiting, type ShopOrderRow, stripeIdsOf } from "../../../modules/shop-order/order-row";
import { paidBackOf } from "../../../orders/refunds";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { finishMoneyBack } from "../money-back/pay-part-back";
import { dropUnpaidRefunds, refundedAtStripe, settleRefunds } from "../pay/refund-at-stripe";
import { type MedusaState, readMedusaState } from "../record/medusa-state";
import { type Outcome, recordChange } from "../record/record-change";
import { GIVEN_UP, isTriedLongEnough } from "../record/tried-long-enough";
import { endHalfPaid } from "./end-half-paid";
import { carryOut, type Elsewhere, type WantedStatus } from "./status-effects";
import { CHANGED, noteNotDone } from "./undo-status";

const FAILED = "That did not work, so the order stays as it was. Please try again.";
const UNFINISHED =
  "Part of that is done, the rest did not work yet. The shop goes on by itself: please look again in a minute.";

interface StatusToDo extends WantedStatus {
  state: MedusaState | undefined;
}

/**
 * Does what a status means and sets it, noted before it begins. Answers what was done, in words. What
 * was tried and failed is thrown, and the status not set. Call it under the payment's lock.
 */
export async function doStatus(
  container: MedusaContainer,
  order: ShopOrderRow,
  { status, by, means, state }: StatusToDo,
): Promise<string> {
  const { orders } = shopOrdersOf(container);
  await orders.beginStatusChange(order.id, { status, by, means });
  try {
    return (await applyStatus(container, order, { status, by, means, state })).note;
  } catch (error) {
    const isUndone = await isAsBefore(container, order.id, state);
    if (isUndone) await orders.endStatusChange(order.id);
    throw readable(container, error, { orderId: order.id, isUndone });
  }
}

/** Goes on with what was cut off; {@link Refusal} "unavailable" while it fails. */
export async function goOnWithStatus(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<void> {
  await finishPending(container, order).catch((error: unknown) => {
    throw readable(container, error, { orderId: order.id, isUndone: false });
  });
}

/**
 * Finishes whatever a crash interrupted; while it fails it stays to be finished. Call it under the
 * payment's lock.
 */
export async function finishPending(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<void> {
  if (!order.pending_money_back) return finishStatusChange(container, order);
  await finishMoneyBack(container, order);
  const now = await shopOrdersOf(container).orders.find(order.id);
  if (now) await finishStatusChange(container, now);
}

async function finishStatusChange(container: MedusaContainer, order: ShopOrderRow): Promise<void> {
  const { pending_status: status, pending_status_by: by, pending_status_at: begunAt } = order;
  if (!status || isWaiting(order)) return;
  const state = await readMedusaState(container, order.id);
  try {
    if (state) await settleRefunds(container, order, state);
    await applyStatus(container, order, {
      ...{ status, by: by ?? "shop", means: order.pending_means ?? undefined, state },
    });
  } catch (error) {
    // Stripe may refuse it for good, and nothing else could be done with the order for ever.
    if (!isTriedLongEnough(begunAt)) throw error;
    const isEnded = state && (await endHalfPaid(container, order, { status, by: by ?? "shop" }));
    if (!isEnded) {
      if (!(await isWithoutTrace(container, order, state))) throw error;
      await noteNotDone(container, order, { by: by ?? "shop", why: GIVEN_UP });
    }
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`The status of order ${order.id} is not changed: ${messageOf(error)}`);
  }
}

/** As before, and no money has gone back of which Medusa or the order does not know. */
async function isWithoutTrace(
  container: MedusaContainer,
  order: ShopOrderRow,
  before: MedusaState | undefined,
): Promise<boolean> {
  if (!before || !(await isAsBefore(container, order.id, before))) return false;
  // It was cancelled in Medusa, which the order does not say yet.
  if (before.isCanceled && order.goods !== "released") return false;
  await dropUnpaidRefunds(container, order, before);
  if (stripeIdsOf(order).length === 0) return true;
  const now = await readMedusaState(container, order.id);
  const known = now ? now.refundedCents - now.refundedByHandCents : 0;
  // Of several cards one may have been paid back, of which the order does not say it yet.
  if (now && now.refundedCents > paidBackOf(order)) return false;
  return (await refundedAtStripe(order)) <= known;
}

/** Does what a status means, seen from Medusa's `state` as it is now, and sets it. Call it under the payment's lock. */
export async function applyStatus(
  container: MedusaContainer,
  order: ShopOrderRow,
  { state, ...wanted }: StatusToDo,
): Promise<Outcome> {
  if (!state) throw new Error(`Medusa has no order ${order.id}.`);
  const { status, by } = wanted;
  const outcome = await carryOut(container, order, { ...wanted, state });
  await recordChange(container, {
    orderId: order.id,
    from: ORDER_STATUSES,
    to: status,
    by,
    note: outcome.note,
    mail: outcome.mail,
    writeMedusa: outcome.writeMedusa,
    refundedCents: outcome.refundedCents,
    standing: outcome.standing,
    endsPendingChange: true,
  });
  return outcome;
}

/**
 * Follows what somebody did with all of an order elsewhere, by the one rule of what its status means: what
 * has not left is for sale again, the buyer is told, and nothing goes back twice. Noted before it
 * begins, since nobody tells of it again; a status that waits to be done gives way to it. Call it under
 * the payment's lock.
 */
export async function followStatus(
  container: MedusaContainer,
  order: ShopOrderRow,
  done: StatusToDo & { where: Elsewhere },
): Promise<void> {
  const { pending_status_by: by } = order;
  if (isWaiting(order)) await noteNotDone(container, order, { by: by ?? "shop", why: CHANGED });
  await shopOrdersOf(container).orders.beginStatusChange(order.id, done);
  await applyStatus(container, order, done);
}

/** Whether a change that failed left no trace: no money, no parcel, nothing cancelled. */
async function isAsBefore(
  container: MedusaContainer,
  orderId: string,
  before: MedusaState | undefined,
): Promise<boolean> {
  const after = await readMedusaState(container, orderId).catch(() => undefined);
  return (
    after !== undefined &&
    after.isCanceled === before?.isCanceled &&
    after.refundedCents === before.refundedCents &&
    after.fulfillments.length === before.fulfillments.length
  );
}

/** Refusals are passed on; what Stripe or Medusa said goes to the log. */
function readable(
  container: MedusaContainer,
  error: unknown,
  { orderId, isUndone }: { orderId: string; isUndone: boolean },
): Refusal {
  if (error instanceof Refusal && isUndone) return error;
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`The status of order ${orderId} was not changed: ${messageOf(error)}`);
  return new Refusal("unavailable", isUndone ? FAILED : UNFINISHED);
}
