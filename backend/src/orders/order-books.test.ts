import { goodsAlone, type OrderTotals } from "@eldercare/contracts";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { bookEntries, type SoldOrder } from "./order-books";
import { orderBooksCsv } from "./order-books-csv";

const sold = (number: number, totals: OrderTotals | null, change: Partial<SoldOrder> = {}) => ({
  number,
  status: "paid" as const,
  totals,
  amount_cents: totals?.total ?? 3998,
  ...{ refunds: [], earlier_totals: [] },
  items: [],
  paid_means: null,
  sold_at: new Date("2026-11-21T03:00:00Z"),
  shipping: {
    ...{ name: "Ada Park", email: "ada@example.ca", phone: "1", address: "1 Elm" },
    ...{ city: "Guelph", region: "on", postal: "" },
  },
  ...change,
});
const QUEBEC: OrderTotals = {
  ...{ subtotal: 5997, discount: 600, delivery: 1249, deliveryName: "=Express" },
  taxes: [
    { name: "GST", rate: 5, amount: 333, registration: "123456789 RT0001" },
    { name: "QST", rate: 9.975, amount: 663 },
  ],
  ...{ taxTotal: 996, total: 7642, pricesIncludeTax: false, codes: [{ code: "TEN", amount: 600 }] },
};
const ONTARIO: OrderTotals = {
  ...goodsAlone(1130),
  ...{ taxes: [{ name: "HST", rate: 13, amount: 130 }], taxTotal: 130 },
};
const at = "2026-11-22T12:00:00.000Z";
const orders = [
  sold(1, null),
  sold(2, QUEBEC, {
    refunds: [
      { at, amount: 1234 },
      { at, amount: 7642 - 1234 },
    ],
  }),
  sold(3, ONTARIO, { refunds: [{ at, amount: 333 }] }),
];

const read = (csv: string) => parse(csv, { columns: true, bom: true }) as Record<string, string>[];
const centsIn = (column: string, rows: Record<string, string>[]) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column] || 0) * 100), 0);

describe("the books", () => {
  it("add up to the cent, in each entry and over all", () => {
    for (const entry of bookEntries(orders)) {
      const { subtotal, discount, delivery, taxes, taxTotal, total, order } = entry;
      const onTop = order.totals?.pricesIncludeTax === false ? taxTotal : 0;
      expect(subtotal - discount + delivery + onTop).toBe(total);
      expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxTotal);
    }
    const rows = read(orderBooksCsv(bookEntries(orders)));
    expect(centsIn("Total", rows)).toBe(3998 + 1130 - 333);
    expect(centsIn("GST (5%)", rows) + centsIn("QST (9.975%)", rows)).toBe(0);
    // 13/113 of what was not paid back.
    expect(centsIn("HST (13%)", rows)).toBe(92);
    expect(centsIn("Taxes", rows)).toBe(92);
  });

  it("have a column for each tax and rate, and name day, province, number and codes", () => {
    const [, sale, , refund] = read(orderBooksCsv(bookEntries(orders)));
    expect(sale).toMatchObject({
      // It was evening in the shop's time zone.
      Date: "2026-11-20",
      Order: "2",
      Entry: "Sale",
      Province: "ON",
      Subtotal: "59.97",
      Discount: "6.00",
      Delivery: "12.49",
      "GST (5%)": "3.33",
      "QST (9.975%)": "6.63",
      "HST (13%)": "",
      Taxes: "9.96",
      Total: "76.42",
      "Prices include taxes": "no",
      "Way of delivery": "'=Express",
      Codes: "TEN",
      "Tax numbers": "GST 123456789 RT0001",
    });
    expect(refund).toMatchObject({ Entry: "Refund", Total: "-12.34", Date: "2026-11-22" });
  });

  it("have what staff changed once it was paid on the day of the change, with every tax that fell away", () => {
    const changed = sold(4, ONTARIO, {
      earlier_totals: [
        { at, totals: QUEBEC },
        {
          at,
          totals: { ...ONTARIO, ...{ subtotal: 1000, total: 1000, taxTotal: 0, taxes: [] } },
          means: "cash",
        },
      ],
      refunds: [{ at, amount: 6642, ofChange: true }],
    });
    const entries = bookEntries([changed]);
    expect(entries.map(({ kind, total }) => [kind, total])).toEqual([
      ["Sale", 7642],
      ["Change", -6642],
      ["Change", 130],
    ]);
    const rows = read(orderBooksCsv(entries));
    expect(rows[1]).toMatchObject({
      ...{ Date: "2026-11-22", "GST (5%)": "-3.33", "QST (9.975%)": "-6.63", "Paid by": "Card" },
    });
    expect(rows[2]).toMatchObject({ "HST (13%)": "1.30", "Paid by": "Cash" });
    expect(centsIn("Total", rows)).toBe(ONTARIO.total);
    expect(centsIn("Taxes", rows)).toBe(ONTARIO.taxTotal);
    expect(centsIn("GST (5%)", rows)).toBe(0);
  });
});
