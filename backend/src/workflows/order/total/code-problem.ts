import { longDay } from "@eldercare/contracts";

/** What the sentence reads of Medusa's promotion. */
interface KnownPromotion {
  status?: string;
  campaign?: { starts_at?: Date | string | null; ends_at?: Date | string | null } | null;
}

const UNKNOWN = "We do not know this code. Please check how it is written.";
const OVER = "This code is no longer valid.";
const NOT_FOR_THIS_CART = "This code does not apply to what is in your cart.";
export const USED_UP = "This code has been used as often as it can be.";

/** Why a code takes off nothing, in words for shoppers; drafts of staff are not known to them. */
export function codeProblem(promotion: KnownPromotion | undefined, now = new Date()): string {
  if (!promotion || promotion.status === "draft") return UNKNOWN;
  const { starts_at: from, ends_at: until } = promotion.campaign ?? {};
  if (from && new Date(from) > now) return `This code is valid from ${longDay(from)}.`;
  if (promotion.status !== "active" || (until && new Date(until) < now)) return OVER;
  return NOT_FOR_THIS_CART;
}
