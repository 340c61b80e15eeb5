import { z } from "zod";
import { OrderLinkQuery, OrderLookUp } from "./order-look-up.js";
import { OrderProposal } from "./order-proposal.js";

/** Links by which an order is paid without an account (decision 100). */

/** So long a link holds, and with it what its order keeps of the stock. */
export const PAY_LINK_DAYS = 7;

/** `code` of a link that is not the shop's, that staff ended, or whose time is over. */
export const PAY_LINK_INVALID = "pay_link_invalid";

/** For staff: whether an order can be paid by a link, and what was mailed. Times are ISO 8601. */
export const PayLinks = z.object({
  /** It waits for its money and keeps its goods. */
  isPossible: z.boolean(),
  /** Where the next link would go, and the others went; "" where staff pass them on. */
  email: z.string(),
  /** Newest first; `endedAt` where staff ended it. */
  links: z.array(
    z.object({ sentAt: z.string(), until: z.string(), endedAt: z.string().nullable() }),
  ),
});
export type PayLinks = z.infer<typeof PayLinks>;

/** In words what was done, and the link where nobody can be mailed; it is not shown a second time. */
export const PayLinkMessage = z.object({ message: z.string(), link: z.string().optional() });

export type PayLinkMessage = z.infer<typeof PayLinkMessage>;

/** GET /api/pay-link: the token of a link. */
export const PayLinkQuery = OrderLinkQuery;

/**
 * What a pay link opens: the order without name and street, and the payment's client secret as long
 * as it may be paid. "processing": the bank has yet to answer; "over": it was cancelled.
 */
export const PayLinkAnswer = z.object({
  found: OrderLookUp,
  state: z.enum(["payable", "processing", "paid", "over"]),
  until: z.string(),
  clientSecret: z.string().optional(),
  /** Of a link that pays what a change makes an order dearer: what it comes to, in cents, and what changes. */
  difference: OrderProposal.pick({ cents: true, changes: true }).optional(),
});
export type PayLinkAnswer = z.infer<typeof PayLinkAnswer>;
