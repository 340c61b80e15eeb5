import { discountedCents } from "@eldercare/contracts";

/** What a sale price means in whole per cent; none without a sale. */
export function discountOf(originalCents: number, saleCents: number | null): number {
  if (saleCents === null || originalCents <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((1 - saleCents / originalCents) * 100)));
}

/** The per cent that explains a sale price to the cent: the given one if it does, else the nearest. */
export function shownDiscount(
  originalCents: number,
  saleCents: number | null,
  given: number,
): number {
  return explains(originalCents, saleCents, given) ? given : discountOf(originalCents, saleCents);
}

/** Whether a discount in whole per cent gives this sale price. */
export function explains(originalCents: number, saleCents: number | null, given: number): boolean {
  const expected = given > 0 ? discountedCents(originalCents, given) : null;
  return expected === saleCents;
}
