import {
  DAY_MS,
  MONEY_CHECK_DAYS,
  type MoneyCheck,
  type MoneyMismatch,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { logFailure } from "../../../errors/log-failure";
import { readMoneyByProvider } from "../../../medusa/money-by-provider";
import { underLocks } from "../../../medusa/under-locks";
import type { PaidOrder } from "../../../modules/shop-order/money-check-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { STRIPE_PROVIDER_ID, stripeApi } from "../../../payments/stripe-access";
import { stripeErrorCode } from "../../../payments/stripe-error-code";
import { paymentUnavailable } from "../pay/retrieve-payment-intent";
import { underOrderLock, underPaymentLock } from "../record/order-locks";
import { compareMoney, type MoneyHere, type MoneyThere, openOf } from "./compare-money";
import { noteFailedRefund } from "./failed-refund-note";
import { moneyAtStripe, moneyOfIntent, type PaymentsTime } from "./money-at-stripe";
import { olderPart } from "./older-part";
import { orderOfPayment } from "./order-of-payment";
import { reconcileOrder } from "./reconcile-order";

/** A payment that no order came to is paid back by itself: `refund-orphaned-payments.ts`. */
const ORPHAN_MS = 2 * 60 * 60 * 1000;
/** The lock of whoever compares. */
export const MONEY_CHECK = "money-check";
/** Two who ask at once get what each found, one after the other. */
const WAIT_SECONDS = 300;
/** Stripe sends an event again that was not taken care of in time. */
const EVENT_WAIT_SECONDS = 20;

/**
 * Compares every payment of the last days at Stripe with every order, and at night a part of the older
 * ones, too; keeps what it found, and answers it. What was found before is looked at once more, however
 * old it is, and stays while it disagrees. It changes nothing but what the buyer's own look at an order
 * would: a payment whose event was lost is taken. Throws "unavailable" when Stripe does not answer.
 */
export async function checkMoney(
  container: MedusaContainer,
  { withOlder = false }: { withOlder?: boolean } = {},
): Promise<MoneyCheck> {
  return underLocks(container, [MONEY_CHECK], () => compareAll(container, withOlder), {
    timeout: WAIT_SECONDS,
  });
}

async function compareAll(container: MedusaContainer, withOlder: boolean): Promise<MoneyCheck> {
  const { moneyChecks } = shopOrdersOf(container);
  const since = new Date(Date.now() - MONEY_CHECK_DAYS * DAY_MS);
  const before = await moneyChecks.latest();
  const last = before?.olderSince ? new Date(before.olderSince) : undefined;
  const part = withOlder
    ? olderPart({ recent: since, first: await moneyChecks.firstPayment(), last })
    : undefined;
  const recent = await comparePart(container, { since });
  const older = part ? (await comparePart(container, part)).disagree : [];
  const known = before?.mismatches.map(({ stripeId }) => stripeId) ?? [];
  const mismatches: MoneyMismatch[] = [];
  const seen = new Set<string>();
  for (const stripeId of [...recent.disagree, ...older, ...known]) {
    if (seen.has(stripeId)) continue;
    const look = await lookAgain(container, stripeId);
    for (const id of look.stripeIds) seen.add(id);
    mismatches.push(...look.mismatches);
  }
  const check: MoneyCheck = {
    finishedAt: new Date().toISOString(),
    days: MONEY_CHECK_DAYS,
    payments: recent.payments,
    orders: recent.orders,
    mismatches: await openMismatches(container, mismatches),
    olderSince: (part?.since ?? last)?.toISOString() ?? null,
  };
  await moneyChecks.keep(check);
  return check;
}

/**
 * Compares one payment now; what is found of it stands among what was found last. Before the first
 * comparison all are compared.
 */
export async function comparePayment(container: MedusaContainer, stripeId: string): Promise<void> {
  const compare = async () => {
    const { moneyChecks } = shopOrdersOf(container);
    const before = await moneyChecks.latest();
    if (!before) return void (await compareAll(container, false));
    const look = await lookAgain(container, stripeId);
    const others = before.mismatches.filter((each) => !look.stripeIds.includes(each.stripeId));
    const mismatches = await openMismatches(container, [...others, ...look.mismatches]);
    await moneyChecks.keep({ ...before, mismatches });
  };
  await underLocks(container, [MONEY_CHECK], compare, { timeout: EVENT_WAIT_SECONDS });
}

/** Without those whose difference staff say was settled; of others, what was. */
async function openMismatches(
  container: MedusaContainer,
  found: readonly MoneyMismatch[],
): Promise<MoneyMismatch[]> {
  return openOf(found, await shopOrdersOf(container).moneyChecks.settled());
}

/** Payments of a time at Stripe beside the orders that they are of: how many, and which disagree. */
async function comparePart(container: MedusaContainer, time: PaymentsTime) {
  const { moneyChecks, payments } = shopOrdersOf(container);
  const { there, failedRefunds } = await moneyAtStripe(time).catch((error: unknown) => {
    throw paymentUnavailable(error);
  });
  // Stripe's event tells of them sooner, where it arrives.
  for (const { stripeId, refund } of failedRefunds) {
    const payment = await payments.findByStripeId(stripeId);
    if (!payment) continue;
    await logFailure(container, `The refund ${refund.id} that came back is not noted`, () =>
      noteFailedRefund(container, payment, refund),
    );
  }
  const stripeIds = there.map(({ stripeId }) => stripeId);
  const here = await moneyHere(container, await moneyChecks.ordersToCheck({ stripeIds, ...time }));
  // What made an order dearer may have been paid long after the order itself, or before these days.
  const further = here
    .filter((order) => order.stripeIds.length > 1)
    .flatMap((order) => order.stripeIds.filter((stripeId) => !stripeIds.includes(stripeId)));
  for (const stripeId of further) there.push(...(await moneyOfPayment(stripeId)));
  const disagree = compareMoney(there, here).map(({ stripeId }) => stripeId);
  return {
    payments: there.length,
    orders: here.length,
    disagree: [...disagree, ...failedRefunds.map(({ stripeId }) => stripeId)],
  };
}

/** What Medusa and the shop's own record have of these orders' card payments. */
async function moneyHere(
  container: MedusaContainer,
  orders: readonly PaidOrder[],
): Promise<MoneyHere[]> {
  const money = await readMoneyByProvider(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    { orderIds: orders.map(({ orderId }) => orderId), providerId: STRIPE_PROVIDER_ID },
  );
  const known = new Map(money.map((each) => [each.orderId, each]));
  return orders.map(({ orderId, number, stripeIds, backCents }) => {
    const { captured = 0, refunded = 0, refundedByOthers = 0 } = known.get(orderId) ?? {};
    const bookedBackCents = Math.max(0, backCents - refundedByOthers);
    const cardBackCents = Math.max(refunded, bookedBackCents);
    return { orderId, number, stripeIds, cardCents: captured, cardBackCents, bookedBackCents };
  });
}

/** None where Stripe has no such payment; throws "unavailable" when it does not answer. */
const intentAtStripe = (stripeId: string) =>
  stripeApi()
    .paymentIntents.retrieve(stripeId, { expand: ["latest_charge"] })
    .catch((error: unknown) => {
      if (stripeErrorCode(error) === "resource_missing") return undefined;
      throw paymentUnavailable(error);
    });

/** One payment as Stripe has it; none where it has no such one. */
const moneyOfPayment = async (stripeId: string): Promise<MoneyThere[]> =>
  moneyIn(await intentAtStripe(stripeId));

async function moneyIn(intent: Stripe.PaymentIntent | undefined): Promise<MoneyThere[]> {
  if (!intent) return [];
  const money = await moneyOfIntent(intent).catch((error: unknown) => {
    throw paymentUnavailable(error);
  });
  return [money];
}

interface Look {
  mismatches: MoneyMismatch[];
  /** All payments that were looked at: an order's are compared together. */
  stripeIds: string[];
}

/** Compares one payment anew, while nothing else happens to it: what was on its way has arrived. */
async function lookAgain(container: MedusaContainer, stripeId: string): Promise<Look> {
  const { payments, moneyChecks } = shopOrdersOf(container);
  const payment = await payments.findByStripeId(stripeId);
  const order = payment && (await orderOfPayment(container, payment));
  // An order that cannot be brought up to date now keeps no other from being compared.
  if (order) {
    await logFailure(container, `Order ${order.id} cannot be brought up to date`, async () => {
      await reconcileOrder(container, order);
    });
  }
  const look = async () => {
    const intent = await intentAtStripe(stripeId);
    const isYoung = intent && Date.now() - intent.created * 1000 < ORPHAN_MS;
    // A change that waits for its payment is settled every minute.
    const isUnderWay = payment?.for_order && (payment.state === "open" || payment.state === "paid");
    if (isYoung && (isUnderWay || (payment && !order))) {
      return { mismatches: [], stripeIds: [stripeId] };
    }
    const paid = await moneyChecks.ordersToCheck({ stripeIds: [stripeId] });
    const here = await moneyHere(container, paid);
    const others = here.flatMap(({ stripeIds }) => stripeIds).filter((id) => id !== stripeId);
    const there = await moneyIn(intent);
    for (const id of others) there.push(...(await moneyOfPayment(id)));
    return { mismatches: compareMoney(there, here), stripeIds: [stripeId, ...others] };
  };
  return order
    ? underOrderLock(container, order.id, look)
    : underPaymentLock(container, payment?.id ?? stripeId, look);
}
