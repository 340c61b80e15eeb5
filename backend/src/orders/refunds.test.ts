import { goodsAlone, type OrderTotals } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { leftOf, owedBackOf, refundsOf } from "./refunds";

const totals: OrderTotals = {
  ...{ subtotal: 5997, discount: 600, delivery: 1249, deliveryName: "Express" },
  taxes: [
    { name: "GST", rate: 5, amount: 333 },
    { name: "QST", rate: 9.975, amount: 663 },
  ],
  ...{ taxTotal: 996, total: 7642, pricesIncludeTax: false, codes: [{ code: "TEN", amount: 600 }] },
};
const paidBack = (amounts: number[], of: OrderTotals = totals) =>
  refundsOf({
    totals: of,
    amount_cents: of.total,
    ...{ items: [], earlier_totals: [] },
    refunds: amounts.map((amount) => ({ at: "2026-11-22T12:00:00Z", amount })),
  });

describe("what is paid back", () => {
  it("of a whole order is exactly what was paid", () => {
    const { deliveryName: _, codes: __, total, pricesIncludeTax: ___, ...parts } = totals;
    expect(paidBack([7642])).toEqual([{ at: expect.any(String), ...parts, amount: total }]);
  });

  it("of a half holds half of everything", () => {
    expect(paidBack([3821])).toMatchObject([
      { subtotal: 2997, discount: 300, delivery: 625, taxTotal: 167 + 332 },
    ]);
  });

  it("adds up to the cent, each time and over all, whatever the parts are", () => {
    for (const included of [false, true]) {
      const of = included
        ? { ...totals, pricesIncludeTax: true, total: 7642 - totals.taxTotal }
        : totals;
      for (let first = 1; first < of.total - 1; first += 97) {
        const parts = [first, Math.ceil((of.total - first) / 3)];
        const refunds = paidBack([...parts, of.total - first - (parts[1] ?? 0)], of);
        for (const { subtotal, discount, delivery, taxes, taxTotal, amount } of refunds) {
          expect(taxes.reduce((sum, tax) => sum + tax.amount, 0)).toBe(taxTotal);
          expect(subtotal - discount + delivery + (included ? 0 : taxTotal)).toBe(amount);
        }
        for (const part of ["subtotal", "discount", "delivery", "taxTotal"] as const) {
          expect(refunds.reduce((sum, refund) => sum + refund[part], 0)).toBe(of[part]);
        }
      }
    }
  });

  it("of an order of before totals were kept is goods", () => {
    expect(paidBack([1000], goodsAlone(3998))).toMatchObject([{ subtotal: 1000, taxes: [] }]);
  });
});

describe("what was paid beyond what an order comes to since it was changed", () => {
  const at = "2026-11-22T12:00:00Z";
  const order = {
    ...{ totals, amount_cents: totals.total, received_cents: 8000, items: [] },
    earlier_totals: [{ at, totals: { ...totals, total: 8000 } }],
  };

  it("is owed until it went back", () => {
    expect(owedBackOf({ ...order, refunds: [] })).toBe(358);
    const refunds = [{ at, amount: 300, ofChange: true as const }];
    expect(owedBackOf({ ...order, refunds })).toBe(58);
    expect(owedBackOf({ ...order, earlier_totals: [], refunds: [] })).toBe(0);
  });

  it("takes nothing off what the order comes to, and is said by what it came to before", () => {
    const refunds = [
      { at, amount: 358, ofChange: true as const },
      { at, amount: 7642 },
    ];
    expect(leftOf({ ...order, refunds: refunds.slice(0, 1) })).toMatchObject({
      ...{ total: 7642, subtotal: totals.subtotal, taxTotal: totals.taxTotal },
    });
    expect(refundsOf({ ...order, refunds })).toMatchObject([
      { amount: 358, taxes: [], forWhat: ["the order came to $80.00 before it was changed"] },
      { amount: 7642, subtotal: totals.subtotal, taxTotal: totals.taxTotal },
    ]);
  });
});
