/** Smaller than what binary fractions make of a cent that is divided among a cart's lines. */
const NOTHING = 1e-6;

/**
 * Shares in cents with decimals as whole cents whose sum is that of the shares, rounded: ten dollars
 * off three lines are 3.33, 3.34 and 3.33. Halves go up.
 */
export function roundShares(shares: readonly number[]): number[] {
  let exact = 0;
  let whole = 0;
  return shares.map((share) => {
    exact += share;
    const cents = Math.round(exact + NOTHING) - whole;
    whole += cents;
    return cents;
  });
}
