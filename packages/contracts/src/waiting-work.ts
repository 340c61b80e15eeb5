import { z } from "zod";

const count = z.int().nonnegative();

/** GET /api/waiting-work (staff only): how much of each kind waits for somebody. */
export const WaitingWork = z.object({
  /** Orders that are to be packed, as the packing list shows them. */
  toPack: count,
  /** Orders that are packed whole and have not left. */
  toSend: count,
  /** Returns that staff have to judge or to pay back. */
  openReturns: count,
  /** Payments at Stripe and orders that disagree. */
  moneyMismatches: count,
  /** Messages of the contact form that nobody has handled. */
  openMessages: count,
  /** Reviews to be published or refused. */
  reviewsToJudge: count,
  /** Mails that the shop gave up sending. */
  failedMails: count,
});
export type WaitingWork = z.infer<typeof WaitingWork>;
