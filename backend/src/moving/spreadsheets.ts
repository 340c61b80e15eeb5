import { type OrderShipping, streetLine } from "@eldercare/contracts";
import { stringify } from "csv-stringify/sync";
import type { RecordFile } from "./moved-tables";
import type { RecordLine } from "./read-records";
import type { MovedRow } from "./table-shapes";

/** A table for people, beside the file that is loaded. */
interface Spreadsheet {
  headings: readonly string[];
  rowsOf: (line: RecordLine) => unknown[][];
}

const yesOrNo = (value: unknown) => (value ? "yes" : "no");
const dollars = (cents: unknown) => (typeof cents === "number" ? (cents / 100).toFixed(2) : "");

/** What people read of each file in a spreadsheet program. */
const SPREADSHEETS: Record<RecordFile, Spreadsheet> = {
  customers: {
    headings: ["Email", "First name", "Last name", "Phone", "Account", "Since"],
    rowsOf: ({ customer = [] }) =>
      customer.map(({ email, first_name, last_name, phone, has_account, created_at }) => [
        ...[email, first_name, last_name, phone],
        ...[yesOrNo(has_account), created_at],
      ]),
  },
  orders: {
    headings: [
      ...["Order", "Placed", "Status", "Email", "Name", "Phone", "Address", "City"],
      ...["Province", "Postal code", "Product", "Variant", "SKU", "Quantity", "Price"],
      ...["Order total", "Paid back", "Stripe"],
    ],
    rowsOf: ({ shop_order = [], shop_payment = [], order_line_item = [] }) =>
      shop_order.flatMap((order) => orderRows(order, shop_payment, order_line_item)),
  },
  messages: {
    headings: ["Received", "Name", "Email", "Phone", "Subject", "Message", "Done"],
    rowsOf: ({ contact_message = [] }) =>
      contact_message.map(({ created_at, name, email, phone, subject, message, handled_at }) => [
        ...[created_at, name, email, phone, subject, message],
        yesOrNo(handled_at),
      ]),
  },
  reviews: {
    headings: ["Written", "Product", "Stars", "Review", "Name", "Email", "State", "Answer"],
    rowsOf: ({ product_review = [] }) =>
      product_review.map((row) => [
        ...[row.written_at, row.product_id, row.stars, row.text, row.name, row.email],
        ...[row.state, row.answer],
      ]),
  },
  notes: {
    headings: ["Noted", "Email", "Order id", "Note", "By"],
    rowsOf: ({ person_note = [] }) =>
      person_note.map((row) => [row.created_at, row.email, row.order_id, row.text, row.by]),
  },
  newsletter: {
    headings: ["Email", "Status", "Agreed", "Agreed to", "On page", "Confirmed", "Left"],
    rowsOf: ({ newsletter_sign_up = [] }) =>
      newsletter_sign_up.map((row) => [
        ...[row.email, row.status, row.consented_at, row.consent, row.source],
        ...[row.confirmed_at, row.unsubscribed_at],
      ]),
  },
};

/** A line for each line of the order. */
function orderRows(
  order: MovedRow,
  payments: readonly MovedRow[],
  lines: readonly MovedRow[],
): unknown[][] {
  const shipping = order.shipping as OrderShipping;
  const refunds = order.refunds as { amount: number; ofChange?: true }[];
  const payment = payments.find(({ id }) => id === order.payment_id);
  return (order.items as MovedRow[]).map((item) => [
    ...[order.number, order.created_at, order.status, order.email],
    ...[shipping.name, shipping.phone, streetLine(shipping), shipping.city],
    ...[String(shipping.region).toUpperCase(), shipping.postal, item.name, item.variantName],
    lines.find(({ variant_id }) => variant_id === item.variantId)?.variant_sku,
    ...[item.qty, dollars(item.unitPriceCAD), dollars(order.amount_cents)],
    // What was paid beyond what the order comes to since it was changed is no part of its total.
    dollars(refunds.reduce((sum, { amount, ofChange }) => sum + (ofChange ? 0 : amount), 0)),
    payment?.stripe_id,
  ]);
}

const OPTIONS = { record_delimiter: "windows", escape_formulas: true } as const;

/** The first line of a file's table, with the mark by which Excel knows the letters. */
export function headingLine(file: RecordFile): string {
  return stringify([[...SPREADSHEETS[file].headings]], { ...OPTIONS, bom: true });
}

/** The lines of a table. */
export function sheetLines(file: RecordFile, lines: readonly RecordLine[]): string {
  return stringify(lines.flatMap(SPREADSHEETS[file].rowsOf), OPTIONS);
}
