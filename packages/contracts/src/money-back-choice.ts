import { z } from "zod";
import { MAX_ORDER_CENTS } from "./payments.js";

/** What staff choose to pay back of an order (decision 097). Cents throughout. */

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

/** Names a deed of staff's, made up by whoever asks for it: the same again is the same deed. */
export const DeedKey = z
  .string()
  .regex(/^[a-zA-Z0-9]{8,40}$/, "key must be 8 to 40 letters and digits.");

export const MoneyBackReason = z.enum(REASONS, { error: REASON });

/** Pieces of a line; `line` is its place among the order's items, from 0 on. */
export const MoneyBackLine = z.object({
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
    /** The return that it pays back (decision 099). */
    returnId: z
      .string()
      .regex(/^\w{1,100}$/, "returnId is not one.")
      .optional(),
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
