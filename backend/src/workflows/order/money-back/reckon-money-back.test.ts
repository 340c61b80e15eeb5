import type { OrderTotals } from "@eldercare/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineShare, RefundRow } from "../../../modules/shop-order/order-row";
import { leftOf } from "../../../orders/refunds";
import { composeTotals, type TotalledLine } from "../total/compose-totals";
import { orderShares, type PricedLine } from "./order-shares";
import {
  centsOfShare,
  type NotReckoned,
  piecesLeft,
  type Reckoned,
  type ReckonedOrder,
  reckonMoneyBack,
} from "./reckon-money-back";

const GST = { name: "GST", rate: 5 };
const QST = { name: "QST", rate: 9.975 };
const HST = { name: "HST", rate: 13 };

type Made = { price: number; qty: number; discount: number; taxes: readonly (typeof GST)[] };

/** An order of such lines, as the shop and Medusa have it. */
function anOrder(made: readonly Made[], delivery: Made | undefined, includesTax = false) {
  const totalled = ({ price, qty, discount, taxes }: Made): TotalledLine => ({
    amount: price * qty,
    discount: Math.min(discount, price * qty),
    includesTax,
    taxes,
  });
  const lines: PricedLine[] = made.map((line, at) => ({
    ...totalled(line),
    id: `line_${at}`,
    variantId: `variant_${at}`,
    name: `Thing ${at}`,
    qty: line.qty,
  }));
  const composed = composeTotals(lines, delivery && totalled(delivery));
  const totals: OrderTotals = {
    ...composed,
    pricesIncludeTax: includesTax,
    deliveryName: "Delivery",
    codes: [],
  };
  const order: ReckonedOrder = {
    totals,
    amount_cents: totals.total,
    ...{ refunds: [] as RefundRow[], earlier_totals: [], received_cents: totals.total },
    items: made.map(({ price, qty }, at) => ({
      productId: `product_${at}`,
      variantId: `variant_${at}`,
      name: `Thing ${at}`,
      qty,
      unitPriceCAD: price,
    })),
  };
  const shares = orderShares(order.items, totals, {
    lines,
    delivery: delivery && totalled(delivery),
  });
  return { order, shares };
}

const isReckoned = (answer: Reckoned | NotReckoned): answer is Reckoned => "cents" in answer;

/** Pays back what was chosen, as the shop writes it down. */
function payBack(
  { order, shares }: ReturnType<typeof anOrder>,
  choice: Parameters<typeof reckonMoneyBack>[2],
) {
  const heldCents = leftOf(order).total;
  const answer = reckonMoneyBack(order, { shares, heldCents }, choice);
  if (isReckoned(answer)) {
    order.refunds.push({
      at: "2026-11-23T12:00:00Z",
      amount: answer.cents,
      parts: answer.parts,
      chosen: {
        key: `key${order.refunds.length}`,
        lines: choice.lines,
        delivery: choice.delivery,
        reason: "other",
      },
    });
  }
  return answer;
}

const all = (order: ReckonedOrder) =>
  order.items.flatMap((_, line) => {
    const qty = piecesLeft(order, line);
    return qty > 0 ? [{ line, qty }] : [];
  });

describe("what pieces come to", () => {
  it("is their price less their discount, with each of their taxes", () => {
    const made = anOrder(
      [
        { price: 1999, qty: 3, discount: 600, taxes: [GST, QST] },
        { price: 5000, qty: 1, discount: 0, taxes: [] },
      ],
      { price: 1249, qty: 1, discount: 0, taxes: [GST, QST] },
    );
    expect(payBack(made, { lines: [{ line: 0, qty: 1 }], delivery: false })).toMatchObject({
      // 19.99 - 2.00 = 17.99, of 53.97 a third: GST 2.70 / 3, QST 5.38 / 3.
      cents: 1999 - 200 + 90 + 179,
      parts: { subtotal: 1999, discount: 200, delivery: 0, taxTotal: 269 },
    });
    expect(payBack(made, { lines: [{ line: 1, qty: 1 }], delivery: false })).toMatchObject({
      cents: 5000,
      parts: { taxTotal: 0 },
    });
    expect(payBack(made, { lines: [], delivery: true })).toMatchObject({
      parts: { subtotal: 0, delivery: 1249, taxes: [{ amount: 62 }, { amount: 125 }] },
    });
  });

  it("is no more than is left where an amount went back before", () => {
    const made = anOrder([{ price: 1000, qty: 2, discount: 0, taxes: [HST] }], undefined);
    payBack(made, { lines: [], delivery: false, amount: 2000 });
    expect(payBack(made, { lines: [{ line: 0, qty: 2 }], delivery: false })).toMatchObject({
      cents: 260,
      wantedCents: 2260,
    });
    expect(leftOf(made.order)).toMatchObject({ total: 0, subtotal: 0, taxTotal: 0 });
  });

  it("is refused where there are fewer pieces, less money, or the delivery went back", () => {
    const made = anOrder([{ price: 1000, qty: 2, discount: 0, taxes: [HST] }], {
      ...{ price: 500, qty: 1, discount: 0, taxes: [HST] },
    });
    payBack(made, { lines: [{ line: 0, qty: 1 }], delivery: true });
    const ask = (choice: Parameters<typeof reckonMoneyBack>[2]) => payBack(made, choice);
    expect(ask({ lines: [{ line: 0, qty: 2 }], delivery: false })).toEqual({ because: "too-many" });
    expect(
      ask({
        lines: [
          { line: 0, qty: 1 },
          { line: 0, qty: 1 },
        ],
        delivery: false,
      }),
    ).toEqual({ because: "too-many" });
    expect(ask({ lines: [{ line: 7, qty: 1 }], delivery: false })).toEqual({ because: "too-many" });
    expect(ask({ lines: [], delivery: true })).toEqual({ because: "delivery-gone" });
    expect(ask({ lines: [], delivery: false, amount: 1131 })).toEqual({ because: "too-much" });
    expect(ask({ lines: [], delivery: false, amount: 1130 })).toMatchObject({ cents: 1130 });
  });
});

const taxes = fc.constantFrom([], [GST], [HST], [GST, QST]);
const line = fc.record({
  price: fc.integer({ min: 0, max: 99_999 }),
  qty: fc.integer({ min: 1, max: 7 }),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 99_999 })),
  taxes,
});
const choice = fc.oneof(
  fc.record({
    kind: fc.constant("pieces" as const),
    line: fc.nat(4),
    qty: fc.integer({ min: 1, max: 7 }),
    delivery: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("amount" as const), part: fc.integer({ min: 1, max: 60 }) }),
);

describe("parts that are paid back, whatever they are", () => {
  it("never hold more than was paid, and all of them together hold exactly the order", () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.option(
          fc.record({
            price: fc.integer({ min: 0, max: 5000 }),
            qty: fc.constant(1),
            discount: fc.integer({ min: 0, max: 5000 }),
            taxes,
          }),
          { nil: undefined },
        ),
        fc.boolean(),
        fc.array(choice, { maxLength: 6 }),
        (goods, delivery, includesTax, choices) => {
          const made = anOrder(goods, delivery, includesTax);
          const { order } = made;
          fc.pre(order.amount_cents > 0);
          for (const each of choices) {
            if (each.kind === "amount") {
              const amount = Math.ceil((leftOf(order).total * each.part) / 100);
              if (amount > 0) payBack(made, { lines: [], delivery: false, amount });
            } else {
              const { line: at, qty, delivery: withDelivery } = each;
              payBack(made, { lines: [{ line: at, qty }], delivery: withDelivery });
            }
            expectWithin(order, includesTax);
          }
          const { total } = leftOf(order);
          if (total > 0) payBack(made, { lines: [], delivery: false, amount: total });
          const { taxes: none, ...left } = leftOf(order);
          expect(left).toEqual({ subtotal: 0, discount: 0, delivery: 0, taxTotal: 0, total: 0 });
          expect(none.every(({ amount }) => amount === 0)).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("line by line are each line to the cent, however its pieces are divided", () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (goods, isInclusive) => {
          const made = anOrder(goods, undefined, isInclusive);
          const { order, shares } = made;
          const back = new Map<number, number>();
          for (let rest = all(order); rest.length > 0; rest = all(order)) {
            const [first] = rest;
            if (!first) break;
            const answer = payBack(made, {
              lines: [{ line: first.line, qty: 1 }],
              delivery: false,
            });
            if (!isReckoned(answer)) break;
            back.set(first.line, (back.get(first.line) ?? 0) + answer.cents);
          }
          for (const [at, cents] of back) {
            const share = shares.lines[at] as LineShare;
            if (order.items[at] && piecesLeft(order, at) === 0)
              expect(cents).toBe(centsOfShare(share));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

function expectWithin(order: ReckonedOrder, includesTax: boolean): void {
  const left = leftOf(order);
  for (const cents of [left.subtotal, left.discount, left.delivery, left.taxTotal, left.total]) {
    expect(cents).toBeGreaterThanOrEqual(0);
  }
  for (const { amount } of left.taxes) expect(amount).toBeGreaterThanOrEqual(0);
  for (const { parts, amount } of order.refunds) {
    if (!parts) throw new Error("A refund was kept without its parts.");
    const { subtotal, discount, delivery, taxTotal, taxes: each } = parts;
    expect(subtotal - discount + delivery + (includesTax ? 0 : taxTotal)).toBe(amount);
    expect(each.reduce((sum, tax) => sum + tax.amount, 0)).toBe(taxTotal);
  }
}
