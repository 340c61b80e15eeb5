import { expect, it } from "vitest";
import { isKept, wasSent } from "./sent-products";

type SentOrder = Parameters<typeof wasSent>[0];

/** Two canes and a stool. */
const anOrder = (change: Partial<SentOrder> = {}): SentOrder => ({
  ...{ status: "fulfilled", goods: "sent", refunds: [] },
  items: [
    { productId: "cane", qty: 2 },
    { productId: "stool", qty: 1 },
  ] as unknown as SentOrder["items"],
  ...change,
});
const refund = (lines: { line: number; qty: number }[], unsent = lines): SentOrder["refunds"] => [
  {
    ...{ at: "", amount: 100 },
    chosen: { key: "key", lines, delivery: false, reason: "missing", unsent },
  },
];
const both = (order: SentOrder, id: string) => [wasSent(order, id), isKept(order, id)];

it("a product was sent with an order that left, and no other was", () => {
  expect(both(anOrder(), "stool")).toEqual([true, true]);
  expect(both(anOrder(), "rollator")).toEqual([false, false]);
  expect(both(anOrder({ status: "refunded" }), "cane")).toEqual([false, false]);
});

it("nor what is only called sent", () => {
  expect(both(anOrder({ goods: "reserved" }), "cane")).toEqual([false, false]);
});

it("what was paid back before it left never came, as far as all of it was", () => {
  expect(both(anOrder({ refunds: refund([{ line: 1, qty: 1 }]) }), "stool")).toEqual([
    false,
    false,
  ]);
  expect(both(anOrder({ refunds: refund([{ line: 0, qty: 1 }]) }), "cane")).toEqual([true, true]);
});

it("what went back came, and is not kept", () => {
  const refunds = refund([{ line: 1, qty: 1 }], []);
  expect(both(anOrder({ refunds }), "stool")).toEqual([true, false]);
});
