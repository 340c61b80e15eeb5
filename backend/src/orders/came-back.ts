import type { OrderCameBack } from "@eldercare/contracts";
import type { CameBackEntry } from "../modules/shop-order/order-row";

const sumOf = (entries: readonly CameBackEntry[], kind: CameBackEntry["kind"]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.cents : 0), 0);

/** In cents: what came back of refunds, and neither went out at Stripe again nor was settled otherwise. */
export const dueOf = (entries: readonly CameBackEntry[]): number =>
  Math.max(
    0,
    sumOf(entries, "came-back") - sumOf(entries, "paid-again") - sumOf(entries, "settled"),
  );

/** In cents: what staff have paid at Stripe once more, which is no refund of its own. */
export const paidAgainOf = (entries: readonly CameBackEntry[]): number =>
  sumOf(entries, "paid-again");

/** Whether that refund of Stripe's is known to have come back. */
export const isKnownBack = (entries: readonly CameBackEntry[], refundId: string): boolean =>
  entries.some((entry) => entry.kind === "came-back" && entry.refundId === refundId);

/** What the buyer and staff see of it; left out where nothing came back, or all of it went out again. */
export function cameBackOf(entries: readonly CameBackEntry[]): { cameBack?: OrderCameBack } {
  const cameBack = { dueCents: dueOf(entries), settledCents: sumOf(entries, "settled") };
  return cameBack.dueCents + cameBack.settledCents > 0 ? { cameBack } : {};
}
