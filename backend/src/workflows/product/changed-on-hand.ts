/** What the warehouse has of a product when staff change its stock. */
export interface StockNow {
  /** What can be sold; what orders wait for, or what lies elsewhere, comes on top of it. */
  available: number;
  onHand: number;
  /** Pieces on hand that orders wait for. */
  reserved: number;
}

/**
 * How many pieces there are on hand after staff changed the stock that can be sold: as many more or
 * less as they say, counted from what they saw (`stockBefore`), or from what there is now. What
 * orders wait for is not taken away from them.
 */
export function changedOnHand(
  { stock, stockBefore }: { stock?: number | undefined; stockBefore?: number | undefined },
  { available, onHand, reserved }: StockNow,
): number {
  if (stock === undefined) return onHand;
  const changed = onHand + stock - (stockBefore ?? available);
  return Math.max(0, changed, Math.min(onHand, reserved));
}
