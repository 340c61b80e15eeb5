import type { MoneyCheck, MoneyMismatch, SettledMismatchBody } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../../errors/refusal";
import { underLocks } from "../../../medusa/under-locks";
import { dueOf } from "../../../orders/came-back";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { SETTLED } from "../../../orders/staff-notes";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { underOrderLock } from "../record/order-locks";
import { recordChange } from "../record/record-change";
import { MONEY_CHECK } from "./check-money";
import { isSameMismatch } from "./compare-money";
import { orderOfPayment } from "./order-of-payment";

const GONE = "This does not disagree any more, or its sums have changed. Please look again.";
/** A comparison of all may be under way. */
const WAIT_SECONDS = 60;

/** What says that less went back at Stripe than the shop says, or that the shop keeps what it should not. */
const MISSES_REFUNDS: readonly MoneyMismatch["kind"][] = ["refunded-here", "no-order"];

/** Keeps that it was settled, in the transaction of what tells of it. */
type Keep = (transaction: Knex.Transaction) => Promise<void>;

/**
 * Staff say that what disagrees was settled where neither Stripe nor the order sees it, such as by a
 * cheque: it is named no more while the difference stays as it is. The order's history says how and by whom.
 * Answers what is left; "not-found" where nothing of the kind was found last.
 */
export async function settleMismatch(
  container: MedusaContainer,
  { how, ...settled }: SettledMismatchBody,
  by: string,
): Promise<MoneyCheck> {
  const { moneyChecks } = shopOrdersOf(container);
  // What staff write stands below, and goes with the person.
  const note = `${SETTLED}\n${how}`;
  const settle = async () => {
    const check = await moneyChecks.latest();
    const found = check?.mismatches.find((each) => isSameMismatch(each, settled));
    if (!check || !found) throw new Refusal("not-found", GONE);
    const mismatches = check.mismatches.filter((each) => each !== found);
    const keep: Keep = (transaction) => moneyChecks.settle(settled, mismatches, transaction);
    const { kind, order, stripeId } = found;
    const keepAll: Keep = async (transaction) => {
      if (MISSES_REFUNDS.includes(kind)) await settleCameBack(container, found, transaction);
      await keep(transaction);
    };
    if (order) await tellOrder(container, { orderId: order.id, by, note, keep: keepAll });
    else await tellTrail(container, { stripeId, note, keep: keepAll });
    return { ...check, mismatches };
  };
  return underLocks(container, [MONEY_CHECK], settle, { timeout: WAIT_SECONDS });
}

/** What came back of the order's refunds went to the buyer with what staff settled. */
async function settleCameBack(
  container: MedusaContainer,
  { order, stripeId }: MoneyMismatch,
  transaction: Knex.Transaction,
): Promise<void> {
  const { orders, payments } = shopOrdersOf(container);
  const payment = await payments.findByStripeId(stripeId);
  const settled = order
    ? await orders.find(order.id)
    : payment && (await orderOfPayment(container, payment));
  const cents = settled ? dueOf(settled.came_back) : 0;
  if (!settled || cents === 0) return;
  const at = new Date().toISOString();
  await orders.keepCameBack(settled.id, { kind: "settled", at, stripeId, cents }, transaction);
}

async function tellOrder(
  container: MedusaContainer,
  { orderId, by, note, keep }: { orderId: string; by: string; note: string; keep: Keep },
): Promise<void> {
  await underOrderLock(container, orderId, async () => {
    const status = (await shopOrdersOf(container).orders.find(orderId))?.status;
    if (!status) throw new Refusal("not-found", GONE);
    await recordChange(container, {
      ...{ orderId, from: [status], to: status, by, note },
      eventKind: "order.money-settled",
      writeMedusa: keep,
    });
  });
}

/** A payment that is of no order stands in the trail alone. */
async function tellTrail(
  container: MedusaContainer,
  { stripeId, note, keep }: { stripeId: string; note: string; keep: Keep },
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    await keep(transaction);
    const event = {
      kind: "order.money-settled",
      subject: { kind: "payment", id: stripeId, label: stripeId },
      after: { note },
    } as const;
    await recordSecurityEvent(container, event, transaction);
  });
}
