import { z } from "zod";
import { DeedKey, MoneyBackChoice } from "./money-back-choice.js";
import { Order } from "./orders.js";

/** A part of an order's money that staff pay back (decision 097). Cents throughout. */

/**
 * POST /api/orders/{id}/money-back. `key` is made up by the caller: the same key again pays nothing
 * twice. `agreedCents` is what the question said: another sum is refused with 409.
 */
export const MoneyBackBody = z.object({
  key: DeedKey,
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
      /** Pieces in parcels that are packed and have not left: not among those that are left. */
      waiting: Pieces,
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
