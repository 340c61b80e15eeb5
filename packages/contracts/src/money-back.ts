import { z } from "zod";
import { Order } from "./orders.js";
import { MAX_ORDER_CENTS } from "./payments.js";

/** A part of an order's money that staff pay back (decision 097). Cents throughout. */

/** Why it goes back, as staff choose and as the buyer reads. */
export const MONEY_BACK_REASONS = {
  "not-wanted": "Not wanted any more",
  damaged: "Damaged or faulty",
  "wrong-item": "Not what was ordered",
  missing: "Missing or not available",
  late: "Came too late",
  goodwill: "Goodwill",
  other: "Another reason",
} as const;
export type MoneyBackReason = keyof typeof MONEY_BACK_REASONS;

const REASONS = Object.keys(MONEY_BACK_REASONS) as [MoneyBackReason, ...MoneyBackReason[]];
const REASON = "Please choose a reason.";
const QUANTITY = "Please enter how many pieces, from 1 on.";
const AMOUNT = "Please enter an amount in dollars and cents, like 12.50.";
const NOTHING = "Please choose pieces, the delivery, or an amount.";

export const MoneyBackReason = z.enum(REASONS, { error: REASON });

/** Pieces of a line; `line` is its place among the order's items, from 0 on. */
const MoneyBackLine = z.object({
  line: z.int().min(0).max(999),
  qty: z.int({ error: QUANTITY }).min(1, QUANTITY).max(999, QUANTITY),
});
export type MoneyBackLine = z.infer<typeof MoneyBackLine>;

/** What is paid back: pieces with their taxes and the delivery, or an amount of one's own. */
export const MoneyBackChoice = z
  .object({
    lines: z.array(MoneyBackLine).max(200).default([]),
    delivery: z.boolean().default(false),
    /** Instead of lines and delivery. */
    amount: z.int({ error: AMOUNT }).positive(AMOUNT).max(MAX_ORDER_CENTS, AMOUNT).optional(),
    reason: MoneyBackReason,
    /** The pieces can be sold again. */
    isRestocked: z.boolean(),
    /** The buyer is told by mail. */
    isMailed: z.boolean(),
  })
  .refine(
    ({ lines, delivery, amount }) =>
      amount === undefined ? lines.length > 0 || delivery : lines.length === 0 && !delivery,
    NOTHING,
  );
/** What the client sends. */
export type MoneyBackParams = z.input<typeof MoneyBackChoice>;
export type MoneyBackChoice = z.output<typeof MoneyBackChoice>;

/**
 * POST /api/orders/{id}/money-back. `key` is made up by the caller: the same key again pays nothing
 * twice. `agreedCents` is what the question said: another sum is refused with 409.
 */
export const MoneyBackBody = z.object({
  key: z.string().regex(/^[a-zA-Z0-9]{8,40}$/, "key must be 8 to 40 letters and digits."),
  agreedCents: z.int().positive(),
  choice: MoneyBackChoice,
});
export type MoneyBackBody = z.output<typeof MoneyBackBody>;

const Cents = z.int().nonnegative();
const Pieces = z.int().nonnegative();

/** GET /api/orders/{id}/money-back: what of an order can still be paid back. */
export const MoneyBack = z.object({
  leftCents: Cents,
  /** What of it was paid by other means than a card: the shop only notes that it goes back. */
  byHandCents: Cents,
  lines: z.array(
    z.object({
      line: z.int().nonnegative(),
      name: z.string(),
      variantName: z.string().optional(),
      /** Pieces that were bought, and of these such as can be paid back now. */
      qty: Pieces,
      left: Pieces,
      /** Of those that are left: have not left the house. */
      unsent: Pieces,
      /** With its taxes, after discounts: what the pieces that are left come to. */
      leftCents: Cents,
    }),
  ),
  /** With its taxes; 0 where it was free, or paid back before. */
  deliveryCents: Cents,
  email: z.string(),
});
export type MoneyBack = z.infer<typeof MoneyBack>;

/** What staff are asked before it is done: exact amounts, goods and mail. */
export const MoneyBackQuestion = z.object({
  title: z.string(),
  sentences: z.array(z.string()),
  action: z.string(),
  cents: Cents,
});
export type MoneyBackQuestion = z.infer<typeof MoneyBackQuestion>;

/** The order after it, and in words what was done. */
export const MoneyBackResponse = z.object({ order: Order, message: z.string() });
export type MoneyBackResponse = z.infer<typeof MoneyBackResponse>;
