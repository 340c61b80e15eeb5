import { formatCents } from "@eldercare/contracts";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { paidBackOf } from "../../../orders/refunds";
import type { MedusaState } from "./medusa-state";

/** In cents: what of an order goes back beyond what the shop knew of. */
export interface PaidBack {
  cents: number;
  /** What of it had been paid by other means than a card: no money moves by itself. */
  byHandCents: number;
}

export const NOTHING_PAID_BACK: PaidBack = { cents: 0, byHandCents: 0 };

/**
 * What went back since the shop last wrote it down, of `refundedCents` in all. After a crash in between
 * that is what Medusa has done already; where nothing is new it is nothing.
 */
export function paidBackSince(
  order: Pick<ShopOrderRow, "refunds">,
  { capturedByHandCents }: Pick<MedusaState, "capturedByHandCents">,
  refundedCents: number,
): PaidBack {
  const cents = Math.max(0, refundedCents - paidBackOf(order));
  return { cents, byHandCents: Math.min(cents, capturedByHandCents) };
}

/** What staff are told: of money by hand that nothing was done. */
export function paidBackSentence({ cents, byHandCents }: PaidBack): string {
  const byCard = cents - byHandCents;
  return [
    ...(byCard > 0 ? [`${formatCents(byCard)} was paid back.`] : []),
    ...(byHandCents > 0
      ? [
          `${formatCents(byHandCents)} had been paid by other means than a card here: please hand it back yourself.`,
        ]
      : []),
  ].join(" ");
}
