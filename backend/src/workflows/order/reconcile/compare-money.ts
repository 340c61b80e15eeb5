import { type MismatchSums, MONEY_MISMATCHES, type MoneyMismatch } from "@eldercare/contracts";

/** A payment as Stripe has it; cents. */
export interface MoneyThere {
  stripeId: string;
  paidCents: number;
  refundedCents: number;
}

/** An order as the shop and Medusa have it: what of it came by card, and what of that went back; cents. */
export interface MoneyHere {
  orderId: string;
  number: number;
  /** Its payments' ids at Stripe, the first one first. */
  stripeIds: readonly string[];
  cardCents: number;
  cardBackCents: number;
  /** What of that the shop's own record has: its mails, pages and books say no more. */
  bookedBackCents: number;
}

/**
 * Where Stripe's payments and the shop's orders disagree, the worst first. Money that came and went
 * back whole disagrees with nobody: payments that no order came to are paid back by the shop itself.
 */
export function compareMoney(
  there: readonly MoneyThere[],
  here: readonly MoneyHere[],
): MoneyMismatch[] {
  const ofOrders = new Set(here.flatMap(({ stripeIds }) => stripeIds));
  const payments = new Map(there.map((payment) => [payment.stripeId, payment]));
  const found = [
    ...there
      .filter(({ stripeId }) => !ofOrders.has(stripeId))
      .flatMap((payment) => compared(payment, undefined)),
    ...here.flatMap((order) => compared(together(order, payments), order)),
  ];
  return worstFirst(found);
}

/** Whether two are of the same payment and say the same sums. */
export const isSameMismatch = (one: MismatchSums, other: MismatchSums): boolean =>
  one.kind === other.kind &&
  one.stripeId === other.stripeId &&
  one.thereCents === other.thereCents &&
  one.hereCents === other.hereCents;

/** What two sides differ by, in cents. */
const differenceOf = ({ thereCents, hereCents }: MismatchSums) => hereCents - thereCents;

/**
 * Those of which staff have not said that they were settled. One of which they said so, and that differs
 * by something else since, says how much was settled.
 */
export function openOf(
  found: readonly MoneyMismatch[],
  settled: readonly MismatchSums[],
): MoneyMismatch[] {
  const open = found.flatMap((each): MoneyMismatch[] => {
    const last = settled.findLast(
      ({ kind, stripeId }) => kind === each.kind && stripeId === each.stripeId,
    );
    if (!last) return [each];
    const difference = differenceOf(last);
    return differenceOf(each) === difference
      ? []
      : [{ ...each, settledCents: Math.abs(difference) }];
  });
  return worstFirst(open);
}

const weightOf = ({ kind }: MoneyMismatch) => MONEY_MISMATCHES.indexOf(kind);

const worstFirst = (found: readonly MoneyMismatch[]): MoneyMismatch[] =>
  found.toSorted((one, other) => weightOf(one) - weightOf(other));

/** All that Stripe has of an order, as one payment: what made it dearer was paid by itself. */
function together({ stripeIds }: MoneyHere, payments: ReadonlyMap<string, MoneyThere>): MoneyThere {
  const own = stripeIds.flatMap((stripeId) => payments.get(stripeId) ?? []);
  const sum = (of: "paidCents" | "refundedCents") =>
    own.reduce((cents, payment) => cents + payment[of], 0);
  return {
    stripeId: stripeIds[0] ?? "",
    ...{ paidCents: sum("paidCents"), refundedCents: sum("refundedCents") },
  };
}

function compared(payment: MoneyThere, order: MoneyHere | undefined): MoneyMismatch[] {
  const { stripeId, paidCents, refundedCents } = payment;
  const cardCents = order?.cardCents ?? 0;
  const of = order ? { id: order.orderId, number: order.number } : null;
  const mismatch = (kind: MoneyMismatch["kind"], thereCents: number, hereCents: number) => [
    { kind, order: of, stripeId, thereCents, hereCents },
  ];
  if (cardCents === 0) {
    if (paidCents <= refundedCents) return [];
    return mismatch(of ? "paid-there" : "no-order", paidCents - refundedCents, 0);
  }
  if (paidCents === 0) return mismatch("no-payment", 0, cardCents);
  if (paidCents !== cardCents) return mismatch("other-amount", paidCents, cardCents);
  const { cardBackCents: back = 0, bookedBackCents: booked = 0 } = order ?? {};
  if (refundedCents > Math.min(back, booked)) {
    return mismatch("refunded-there", refundedCents, Math.min(back, booked));
  }
  return refundedCents < back ? mismatch("refunded-here", refundedCents, back) : [];
}
