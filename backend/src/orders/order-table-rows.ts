import { meansLabel, shopDay, streetLine } from "@eldercare/contracts";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import { totalsOf } from "./order-totals";
import { ownPaidBackOf } from "./refunds";

type Cell = (order: ShopOrderRow) => string;

/** In dollars with two decimals, as spreadsheets reckon with them. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);

const COLUMNS: Readonly<Record<string, Cell>> = {
  Order: ({ number }) => String(number ?? ""),
  "Order ID": ({ id }) => id,
  Date: ({ created_at }) => shopDay(created_at),
  Status: ({ status, is_abandoned }) => (is_abandoned ? "abandoned" : status),
  Name: ({ shipping }) => shipping.name,
  Email: ({ email }) => email,
  Phone: ({ shipping }) => shipping.phone,
  Address: ({ shipping }) => streetLine(shipping),
  City: ({ shipping }) => shipping.city,
  Province: ({ shipping }) => shipping.region.toUpperCase(),
  "Postal Code": ({ shipping }) => shipping.postal,
  Items: ({ items }) => String(items.reduce((sum, { qty }) => sum + qty, 0)),
  Products: ({ items }) =>
    items
      .map(
        ({ qty, name, variantName }) =>
          `${qty} × ${[name, variantName].filter(Boolean).join(", ")}`,
      )
      .join("\n"),
  Subtotal: (order) => dollars(totalsOf(order).subtotal),
  Discount: (order) => dollars(totalsOf(order).discount),
  Delivery: (order) => dollars(totalsOf(order).delivery),
  Taxes: (order) => dollars(totalsOf(order).taxTotal),
  Total: ({ amount_cents }) => dollars(amount_cents),
  "Paid By": ({ received_cents, paid_means }) => (received_cents > 0 ? meansLabel(paid_means) : ""),
  "Paid Back": (order) => dollars(ownPaidBackOf(order)),
};

/** Columns that are reckoned with. */
export const ORDER_NUMBERS: ReadonlySet<string> = new Set([
  ...["Order", "Items", "Subtotal", "Discount", "Delivery", "Taxes", "Total", "Paid Back"],
]);

/** Orders as rows of a table, the column names first; amounts in dollars. */
export async function* orderTableRows(
  batches: AsyncIterable<readonly ShopOrderRow[]>,
): AsyncGenerator<readonly string[]> {
  yield Object.keys(COLUMNS);
  for await (const orders of batches) {
    for (const order of orders) yield Object.values(COLUMNS).map((cell) => cell(order));
  }
}
