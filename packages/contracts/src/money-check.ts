import { z } from "zod";
import { MAX_HOW_SETTLED_LENGTH } from "./text-limits.js";
import { requiredLine } from "./texts.js";

/** So many days back payments at Stripe are compared with orders; of older ones as many each night. */
export const MONEY_CHECK_DAYS = 30;

/**
 * How a payment at Stripe and its order disagree: `paid-there` Stripe has money that the order does
 * not know of; `refunded-there` and `refunded-here` more went back on that side; `other-amount` each
 * says that another sum was paid; `no-order` and `no-payment` the other side has none.
 */
export const MONEY_MISMATCHES = [
  "paid-there",
  "no-payment",
  "no-order",
  "other-amount",
  "refunded-here",
  "refunded-there",
] as const;

export const MoneyMismatch = z.object({
  kind: z.enum(MONEY_MISMATCHES),
  /** Null where there is no order. */
  order: z.object({ id: z.string(), number: z.int() }).nullable(),
  /** The payment's id at Stripe. */
  stripeId: z.string(),
  /** What Stripe says, and what the shop says, in cents: of what was paid, or of what went back. */
  thereCents: z.int().nonnegative(),
  hereCents: z.int().nonnegative(),
  /** What of the difference staff said was settled in another way, where it is another one since. */
  settledCents: z.int().positive().optional(),
});
export type MoneyMismatch = z.infer<typeof MoneyMismatch>;

/** What tells a mismatch from all others: whose it is, and its sums, which are those of a moment. */
export const MismatchSums = MoneyMismatch.omit({ order: true, settledCents: true });
export type MismatchSums = z.infer<typeof MismatchSums>;

/** POST /api/money-check/settled (staff only): this one was settled where neither side sees it, and how. */
export const SettledMismatchBody = MismatchSums.extend({
  how: requiredLine("Please say how it was settled", MAX_HOW_SETTLED_LENGTH),
});
export type SettledMismatchBody = z.infer<typeof SettledMismatchBody>;

/** What the last comparison found. */
export const MoneyCheck = z.object({
  finishedAt: z.string(),
  days: z.int().positive(),
  /** How many payments and orders were compared. */
  payments: z.int().nonnegative(),
  orders: z.int().nonnegative(),
  /** Of all times: what was found stays until it agrees, or staff say that it is settled. */
  mismatches: z.array(MoneyMismatch),
  /** How far back older ones were compared in this round; null before the first part of one. */
  olderSince: z.string().nullable(),
});
export type MoneyCheck = z.infer<typeof MoneyCheck>;

/** GET and POST /api/money-check, and what is left after one was settled (staff only); null before the first. */
export const MoneyCheckResponse = z.object({ check: MoneyCheck.nullable() });
export type MoneyCheckResponse = z.infer<typeof MoneyCheckResponse>;
