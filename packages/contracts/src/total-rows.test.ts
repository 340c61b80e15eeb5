import { expect, test } from "vitest";
import { type Breakdown, orderRows, totalsRows } from "./total-rows.js";

const aBreakdown = (changes: Partial<Breakdown> = {}): Breakdown => ({
  ...{ subtotal: 9998, delivery: 0, deliveryName: "", taxes: [], total: 9998 },
  ...{ pricesIncludeTax: true, codes: [] },
  ...changes,
});
const linesOf = (breakdown: Breakdown) =>
  totalsRows(breakdown).map(({ label, amount }) => `${label}: ${amount}`);

test("goods with free delivery are said in the specified words", () => {
  const rows = ["Subtotal: $99.98", "Shipping: Free", "Total: $99.98"];
  expect(linesOf(aBreakdown())).toEqual(rows);
  const totals = { ...aBreakdown(), discount: 0, taxTotal: 0, deliveryName: "Free delivery" };
  expect(orderRows(totals).map(({ label, amount }) => `${label}: ${amount}`)).toEqual(rows);
});

test("codes, the delivery and each tax have a row, and a code that takes off nothing has none", () => {
  const breakdown = aBreakdown({
    ...{ delivery: 1250, deliveryName: "Express", total: 11_584, pricesIncludeTax: false },
    taxes: [
      { name: "GST", rate: 5, amount: 512, registration: "123456789 RT0001" },
      { name: "QST", rate: 9.975, amount: 1022 },
    ],
    codes: [
      { code: "TEN", amount: 1000 },
      { code: "NONE", amount: 0 },
    ],
  });
  expect(linesOf(breakdown)).toEqual([
    "Subtotal: $99.98",
    "Discount (TEN): -$10.00",
    "Delivery (Express): $12.50",
    "GST (5%), no. 123456789 RT0001: $5.12",
    "QST (9.975%): $10.22",
    "Total: $115.84",
  ]);
});

test("taxes that prices include stand below the total, which they do not add to", () => {
  const taxes = [{ name: "HST", rate: 13, amount: 1150 }];
  expect(linesOf(aBreakdown({ taxes }))).toEqual([
    "Subtotal: $99.98",
    "Delivery: Free",
    "Total: $99.98",
    "HST (13%), included: $11.50",
  ]);
});

test("a delivery that was chosen is named, also when it is free", () => {
  expect(linesOf(aBreakdown({ deliveryName: "Pick-up" }))[1]).toBe("Delivery (Pick-up): Free");
});
