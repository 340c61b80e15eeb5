import { FREE_DELIVERY_NAME } from "./constants.js";
import { longDay } from "./long-day.js";
import { formatCents } from "./money.js";
import type { CheckoutTotals, OrderRefund, OrderTotals } from "./totals.js";

/** As many decimals of a rate as are said: Quebec's has three. */
const RATE_DECIMALS = 6;

/** What a breakdown is made of; the totals of a cart and those of an order both are. Cents. */
export type Breakdown = Pick<
  CheckoutTotals,
  "subtotal" | "delivery" | "total" | "pricesIncludeTax" | "codes"
> & {
  /** The name of the way of delivery; "" where nothing is to be chosen. */
  deliveryName: string;
  taxes: OrderTotals["taxes"];
};

/** A line below the products: words, and an amount in words. */
export type TotalsRow = { label: string; amount: string; isTotal?: boolean };

/** Nothing but goods and free delivery: what it comes to is said in the words of spec §2. */
export function isPlain({ delivery, deliveryName, taxes, codes }: Breakdown): boolean {
  const isReduced = codes.some(({ amount }) => amount > 0);
  return delivery === 0 && deliveryName === "" && taxes.length === 0 && !isReduced;
}

/**
 * The rows of a summary on pages, mails and paper, in order: what is added stands above the total,
 * what it includes below.
 */
export function totalsRows(breakdown: Breakdown): TotalsRow[] {
  const { subtotal, delivery, deliveryName, taxes, total, pricesIncludeTax, codes } = breakdown;
  const free = (cents: number) => (cents === 0 ? "Free" : formatCents(cents));
  const subtotalRow = { label: "Subtotal", amount: formatCents(subtotal) };
  const totalRow = { label: "Total", amount: formatCents(total), isTotal: true };
  if (isPlain(breakdown)) return [subtotalRow, { label: "Shipping", amount: "Free" }, totalRow];
  const taxRows = taxes.map((tax) => ({
    label: pricesIncludeTax ? `${taxLabel(tax)}, included` : taxLabel(tax),
    amount: formatCents(tax.amount),
  }));
  return [
    subtotalRow,
    ...codes
      .filter(({ amount }) => amount > 0)
      .map(({ code, amount }) => ({ label: `Discount (${code})`, amount: formatCents(-amount) })),
    { label: deliveryName ? `Delivery (${deliveryName})` : "Delivery", amount: free(delivery) },
    ...(pricesIncludeTax ? [] : taxRows),
    totalRow,
    ...(pricesIncludeTax ? taxRows : []),
  ];
}

/** What is known before the shop has answered: the goods. */
export function plainBreakdown(subtotal: number): Breakdown {
  const free = { delivery: 0, deliveryName: "", taxes: [], pricesIncludeTax: true, codes: [] };
  return { subtotal, total: subtotal, ...free };
}

/** The breakdown of a cart; the delivery has a name where there is a choice. */
export function breakdownOf(totals: CheckoutTotals): Breakdown {
  const { deliveryOptions, deliveryOptionId } = totals;
  const chosen = deliveryOptions.find(({ id }) => id === deliveryOptionId);
  return { ...totals, deliveryName: deliveryOptions.length > 1 ? (chosen?.name ?? "") : "" };
}

/** The breakdown of an order; the shop's own free delivery goes without saying. */
export function breakdownOfOrder(totals: OrderTotals): Breakdown {
  const { deliveryName } = totals;
  return { ...totals, deliveryName: deliveryName === FREE_DELIVERY_NAME ? "" : deliveryName };
}

/** The rows of an order. */
export const orderRows = (totals: OrderTotals): TotalsRow[] => totalsRows(breakdownOfOrder(totals));

/** "HST (13%)", with the shop's registration number where it is known. */
export function taxLabel({ name, rate, registration }: OrderTotals["taxes"][number]): string {
  const label = `${name} (${Number(rate.toFixed(RATE_DECIMALS))}%)`;
  return registration ? `${label}, no. ${registration}` : label;
}

/** "Paid back on November 23, 2026 (2 × Cane)", for the buyer. */
export function refundLabel({ at, forWhat = [] }: Pick<OrderRefund, "at" | "forWhat">): string {
  const what = forWhat.length > 0 ? ` (${forWhat.join(", ")})` : "";
  return `Paid back on ${longDay(at)}${what}`;
}
