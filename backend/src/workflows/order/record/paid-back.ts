import { formatCents } from "@eldercare/contracts";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { paidBackOf } from "../../../orders/refunds";
import { handBackSentence } from "../../../orders/staff-sentences";
import type { MedusaState } from "./medusa-state";

/** In cents: what of an order goes back beyond what the shop knew of. */
export interface PaidBack {
  cents: number;
  /** What of it had been paid by other means than a card: no money moves by itself. */
  byHandCents: number;
}

export const NOTHING_PAID_BACK: PaidBack = { cents: 0, byHandCents: 0 };

/**
 * What went back since the shop last wrote it down, of all that went back so far. After a crash in
 * between that is what Medusa has done already; where nothing is new it is nothing. What went back
 * before counts as the card's first.
 */
export function paidBackSince(
  order: Pick<ShopOrderRow, "refunds">,
  {
    refundedCents,
    refundedByHandCents,
  }: Pick<MedusaState, "refundedCents" | "refundedByHandCents">,
): PaidBack {
  const before = paidBackOf(order);
  const cents = Math.max(0, refundedCents - before);
  const byCard = Math.min(cents, Math.max(0, refundedCents - refundedByHandCents - before));
  return { cents, byHandCents: cents - byCard };
}

/** What staff are told: of money by hand that nothing was done. */
export function paidBackSentence({ cents, byHandCents }: PaidBack): string {
  const byCard = cents - byHandCents;
  return [
    ...(byCard > 0 ? [`${formatCents(byCard)} was paid back.`] : []),
    ...(byHandCents > 0 ? [handBackSentence(byHandCents)] : []),
  ].join(" ");
}
