import type { MoneyCheck, SettledMismatchBody } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../../errors/refusal";
import { underLocks } from "../../../medusa/under-locks";
import { withSettled } from "../../../orders/refunds";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { SETTLED } from "../../../orders/staff-notes";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { underOrderLock } from "../record/order-locks";
import { recordChange } from "../record/record-change";
import { MONEY_CHECK } from "./check-money";
import { isSameMismatch } from "./compare-money";

const GONE = "This does not disagree any more, or its sums have changed. Please look again.";
/** A comparison of all may be under way. */
const WAIT_SECONDS = 60;

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
    const { order, stripeId } = found;
    if (order) await tellOrder(container, { orderId: order.id, stripeId, by, note, keep });
    else await tellTrail(container, { stripeId, note, keep });
    return { ...check, mismatches };
  };
  return underLocks(container, [MONEY_CHECK], settle, { timeout: WAIT_SECONDS });
}

async function tellOrder(
  container: MedusaContainer,
  {
    orderId,
    stripeId,
    by,
    note,
    keep,
  }: { orderId: string; stripeId: string; by: string; note: string; keep: Keep },
): Promise<void> {
  const { orders } = shopOrdersOf(container);
  await underOrderLock(container, orderId, async () => {
    const order = await orders.find(orderId);
    if (!order) throw new Refusal("not-found", GONE);
    await recordChange(container, {
      ...{ orderId, from: [order.status], to: order.status, by, note },
      eventKind: "order.money-settled",
      async writeMedusa(transaction) {
        await orders.rewriteRefunds(orderId, withSettled(order.refunds, stripeId), transaction);
        await keep(transaction);
      },
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
