import { type CheckoutTotals, formatCents } from "@eldercare/contracts";

const free = (cents: number) => (cents === 0 ? "Free" : formatCents(cents));

/** What is other than the totals that were shown, besides goods and their prices, in sentences. */
export function totalChanges(seen: CheckoutTotals, fresh: CheckoutTotals): string[] {
  return [
    ...deliveryChanges(seen.delivery, fresh.delivery),
    ...codeChanges(seen.codes, fresh.codes),
    ...taxChanges(seen.taxes, fresh.taxes),
  ];
}

function deliveryChanges(seen: number, fresh: number): string[] {
  if (seen === fresh) return [];
  return [`The price of delivery changed from ${free(seen)} to ${free(fresh)}.`];
}

function codeChanges(seen: CheckoutTotals["codes"], fresh: CheckoutTotals["codes"]): string[] {
  return seen.flatMap(({ code, amount }) => {
    const now = fresh.find((each) => each.code === code);
    if (now?.amount === amount) return [];
    if (!now?.amount) return [`${code} no longer takes anything off. ${now?.problem ?? ""}`.trim()];
    return [`${code} takes off ${formatCents(now.amount)} instead of ${formatCents(amount)}.`];
  });
}

function taxChanges(seen: CheckoutTotals["taxes"], fresh: CheckoutTotals["taxes"]): string[] {
  const titleOf = ({ name, rate }: { name: string; rate: number }) => `${name} (${rate}%)`;
  const amountIn = (taxes: CheckoutTotals["taxes"], title: string) =>
    taxes.find((tax) => titleOf(tax) === title)?.amount ?? 0;
  const titles = [...new Set([...seen, ...fresh].map(titleOf))];
  return titles.flatMap((title) => {
    const [before, now] = [amountIn(seen, title), amountIn(fresh, title)];
    if (before === now) return [];
    return [`${title} changed from ${formatCents(before)} to ${formatCents(now)}.`];
  });
}
