import { meansLabel, shopDay, taxLabel } from "@eldercare/contracts";
import { stringify } from "csv-stringify/sync";
import type { BookEntry } from "./order-books";
import { totalsOf } from "./order-totals";

const columnOf = ({ name, rate }: BookEntry["taxes"][number]) =>
  taxLabel({ name, rate, amount: 0 });

/** Entries as CSV in dollars, with a column for each tax and rate that any of them has. */
export function orderBooksCsv(entries: readonly BookEntry[]): string {
  const taxes = [...new Set(entries.flatMap((entry) => entry.taxes.map(columnOf)))].sort();
  const head = [
    ...["Date", "Order", "Entry", "Status", "Province", "Subtotal", "Discount", "Delivery"],
    ...taxes,
    ...["Taxes", "Total", "Prices include taxes", "Way of delivery", "Codes", "Tax numbers"],
    "Paid by",
  ];
  return stringify([head, ...entries.map((entry) => cellsOf(entry, taxes))], {
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
    // Amounts below nothing begin as formulas do.
    cast: { number: (cents) => ({ value: (cents / 100).toFixed(2), escape_formulas: false }) },
  });
}

function cellsOf(entry: BookEntry, taxes: readonly string[]) {
  const { order, ...sums } = entry;
  const { pricesIncludeTax, deliveryName, codes } = totalsOf(order);
  return [
    shopDay(sums.at),
    String(order.number ?? ""),
    sums.kind,
    order.status,
    order.shipping.region.toUpperCase(),
    sums.subtotal,
    sums.discount,
    sums.delivery,
    ...taxes.map((column) => {
      const tax = sums.taxes.filter((each) => columnOf(each) === column);
      return tax.length > 0 ? tax.reduce((sum, { amount }) => sum + amount, 0) : "";
    }),
    sums.taxTotal,
    sums.total,
    pricesIncludeTax ? "yes" : "no",
    deliveryName,
    codes.map(({ code }) => code).join(" "),
    sums.taxes
      .flatMap(({ name, registration }) => (registration ? `${name} ${registration}` : []))
      .join(", "),
    meansLabel(order.paid_means),
  ];
}
