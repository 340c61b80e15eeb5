import { expect, it } from "vitest";
import { agreedRule, differenceOf } from "./plan-edit";

const ORDER = { payment_id: null, received_cents: 0, amount_cents: 0, refunds: [] };
const PAID = { ...ORDER, status: "paid" as const, received_cents: 4000, amount_cents: 4000 };

it("says what a paid order comes to beyond what was paid for it, or less", () => {
  expect(differenceOf(PAID, 4000)).toBe(0);
  expect(differenceOf(PAID, 5000)).toBe(1000);
  expect(differenceOf(PAID, 3000)).toBe(-1000);
  const free = { ...ORDER, status: "paid" as const };
  expect(differenceOf(free, 5000)).toBe(5000);
  expect(() => differenceOf(PAID, 0)).toThrow("Nothing would be left to pay.");
});

it("counts what went back of an earlier change as not paid", () => {
  const refunds = [{ at: "2026-11-22T12:00:00Z", amount: 500, ofChange: true as const }];
  expect(differenceOf({ ...PAID, refunds, amount_cents: 3500 }, 3000)).toBe(-500);
});

it("leaves the sum of what is called paid, and was paid in another sum or not at all", () => {
  const called = { ...PAID, received_cents: 0 };
  expect(differenceOf(called, 4000)).toBe(0);
  expect(() => differenceOf(called, 3000)).toThrow("so its sum stays");
  expect(() => differenceOf({ ...PAID, received_cents: 3900 }, 5000)).toThrow("so its sum stays");
});

it("lets what is unpaid come to any sum that its payment can take", () => {
  const unpaid = { ...ORDER, status: "pending" as const, amount_cents: 4000 };
  expect(differenceOf(unpaid, 10)).toBe(0);
  expect(differenceOf({ ...unpaid, payment_id: "payses_1" }, 5000)).toBe(0);
  expect(() => differenceOf({ ...unpaid, payment_id: "payses_1" }, 10)).toThrow("$0.50");
});

it("lets what was bought before come back by the rule of that day, and what is added by today's", () => {
  const line = { productId: "prod_1", name: "Socks", qty: 1, unitPriceCAD: 2450 };
  const items = [
    { ...line, variantId: "usual" },
    { ...line, variantId: "strict", returnRule: "once-opened" as const },
  ];
  const today = { returnRule: "final-sale" as const };
  expect(agreedRule({ items }, "usual", today)).toEqual({});
  expect(agreedRule({ items }, "strict", {})).toEqual({ returnRule: "once-opened" });
  expect(agreedRule({ items }, "added", today)).toEqual(today);
});
