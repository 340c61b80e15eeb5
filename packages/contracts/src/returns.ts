import { z } from "zod";
import { DeedKey, MoneyBackLine, MoneyBackReason } from "./money-back-choice.js";
import { STRICT_RETURN_RULES } from "./return-rules.js";
import { MAX_RETURN_NOTE_LENGTH } from "./text-limits.js";

/** Goods that come back (decision 099): asked for, judged, received, and paid back. */

/** What becomes of a return; the first three wait for the goods, or for staff. */
export const RETURN_STATES = ["asked", "accepted", "received", "refunded", "declined"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What staff can do with a return in each state; it is "refunded" by paying it back. */
export const RETURN_STEPS = {
  asked: ["accepted", "declined"],
  accepted: ["received", "declined"],
  received: ["declined"],
  refunded: [],
  declined: [],
} as const satisfies Record<ReturnState, readonly ReturnState[]>;
export type ReturnStep = (typeof RETURN_STEPS)[ReturnState][number];

/** Somebody of the staff has to see to it: judge it, or pay it back. */
export const isReturnWaiting = ({ state }: { state: ReturnState }): boolean =>
  state === "asked" || state === "received";

/**
 * Days after a parcel left in which it arrives as a rule: where the carrier does not say when it
 * did, the days for returning it begin after them.
 */
export const RETURN_TRAVEL_DAYS = 10;

const MOST = `at most ${MAX_RETURN_NOTE_LENGTH.toLocaleString("en-CA")} characters`;
const NOTE = `Please write ${MOST}.`;
const LINES = "Please choose how many pieces come back.";
const ANSWER = `Please say in a few words why, in ${MOST}.`;

const Note = z.string({ error: NOTE }).trim().max(MAX_RETURN_NOTE_LENGTH, NOTE).default("");

/** A return of an order, for its buyer and for staff. */
export const OrderReturn = z.object({
  id: z.string(),
  at: z.string(),
  /** "customer", or an admin's email address (only "staff" for shoppers). */
  by: z.string(),
  state: z.enum(RETURN_STATES),
  lines: z.array(MoneyBackLine),
  /** "2 × Cane (Size: L)". */
  pieces: z.array(z.string()),
  reason: MoneyBackReason,
  /** What the customer wrote. */
  note: z.string(),
  /** What staff answered last. */
  answer: z.string(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** What of an order its buyer may send back. */
export const Returnable = z.object({
  /** The last day, like "2026-11-30"; null while nothing was sent. */
  until: z.string().nullable(),
  /** Pieces that may come back; none once the day is over. */
  lines: z.array(
    z.object({
      line: z.int().nonnegative(),
      name: z.string(),
      variantName: z.string().optional(),
      left: z.int().positive(),
      /** By it a piece comes back only for some reasons (`whyNotReturned`). */
      returnRule: z.enum(STRICT_RETURN_RULES).optional(),
    }),
  ),
});
export type Returnable = z.infer<typeof Returnable>;

/**
 * POST /api/returns: the token of the order's page. A form without scripts sends `line0`, `line1` …
 * with how many pieces of each instead of `lines`.
 */
export const ReturnBody = z
  .looseObject({
    token: z.string().min(1).max(500),
    reason: MoneyBackReason,
    note: Note,
    lines: z.array(MoneyBackLine).max(200).optional(),
  })
  .transform(({ token, reason, note, lines, ...fields }) => ({
    ...{ token, reason, note },
    lines: lines ?? linesIn(fields),
  }))
  .refine(({ lines }) => lines.length > 0, { message: LINES, path: ["lines"] });
export type ReturnBody = z.output<typeof ReturnBody>;

function linesIn(fields: Readonly<Record<string, unknown>>): z.infer<typeof MoneyBackLine>[] {
  return Object.entries(fields).flatMap(([name, typed]) => {
    const [, line] = /^line(\d{1,3})$/.exec(name) ?? [];
    const checked = MoneyBackLine.safeParse({ line: Number(line), qty: Number(typed) });
    return line !== undefined && checked.success ? [checked.data] : [];
  });
}

/** What is shown again after a return was asked for: the token that it was asked with. */
export const ReturnAsked = z.object({ token: z.string() });
export type ReturnAsked = z.infer<typeof ReturnAsked>;

/**
 * POST /api/orders/{id}/returns: staff for somebody who called. It is accepted with that. What cannot
 * simply come back by its rule needs a `note` that says why it may. The same `key` again is the same
 * return.
 */
export const StaffReturnBody = z.object({
  key: DeedKey,
  lines: z.array(MoneyBackLine).min(1, LINES).max(200),
  reason: MoneyBackReason,
  note: Note,
});
export type StaffReturnBody = z.output<typeof StaffReturnBody>;

/** PUT /api/orders/{id}/returns/{return}. The answer is mailed; whoever declines says why. */
export const ReturnChangeBody = z
  .object({
    state: z.enum(["accepted", "received", "declined"]),
    answer: Note,
  })
  .refine(({ state, answer }) => state !== "declined" || answer !== "", {
    message: ANSWER,
    path: ["answer"],
  });
export type ReturnChangeBody = z.output<typeof ReturnChangeBody>;
