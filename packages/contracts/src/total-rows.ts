import { formatCents } from "./money.js";
import type { OrderTotals } from "./totals.js";

/** One line under the products of an order: words, and an amount in words. */
export interface TotalRow {
  label: string;
  amount: string;
}

const PER_CENT = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 6 });

/**
 * What stands between the lines of an order and its total, on pages, mails and paper: subtotal, what
 * codes take off, delivery, each tax with its rate and registration number.
 */
export function totalRows(totals: OrderTotals): TotalRow[] {
  const { subtotal, discount, delivery, deliveryName, taxes, codes, pricesIncludeTax } = totals;
  return [
    { label: "Subtotal", amount: formatCents(subtotal) },
    ...(discount > 0
      ? [
          {
            label: ["Discount", codes.length > 0 && `(${codes.map(({ code }) => code).join(", ")})`]
              .filter(Boolean)
              .join(" "),
            amount: `−${formatCents(discount)}`,
          },
        ]
      : []),
    delivery === 0
      ? { label: "Shipping", amount: "Free" }
      : {
          label: deliveryName ? `Shipping (${deliveryName})` : "Shipping",
          amount: formatCents(delivery),
        },
    ...taxes.map((tax) => ({
      label: pricesIncludeTax ? `${taxLabel(tax)}, included` : taxLabel(tax),
      amount: formatCents(tax.amount),
    })),
  ];
}

/** "HST (13%)", with the shop's registration number where it is known. */
export function taxLabel({ name, rate, registration }: OrderTotals["taxes"][number]): string {
  const label = `${name} (${PER_CENT.format(rate)}%)`;
  return registration ? `${label}, no. ${registration}` : label;
}
