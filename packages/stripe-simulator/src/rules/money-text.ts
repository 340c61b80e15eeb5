/** "$10.00" from integer cents, as Stripe writes amounts in its messages. */
export function moneyText(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
