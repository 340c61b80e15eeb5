import { expect, it } from "vitest";
import { agreedRule, refuseTotal } from "./plan-edit";

const ORDER = { payment_id: null, received_cents: 0, amount_cents: 0 };

it("leaves the sum of what is called paid as it is, also where nothing was to be paid", () => {
  const free = { ...ORDER, status: "paid" as const };
  expect(() => refuseTotal(free, 0)).not.toThrow();
  expect(() => refuseTotal(free, 5000)).toThrow("this comes to $50.00 more");
  const paid = { ...free, received_cents: 4000, amount_cents: 4000 };
  expect(() => refuseTotal(paid, 4000)).not.toThrow();
  expect(() => refuseTotal(paid, 3000)).toThrow("this comes to $10.00 less");
});

it("lets what is unpaid come to any sum that its payment can take", () => {
  const unpaid = { ...ORDER, status: "pending" as const, amount_cents: 4000 };
  expect(() => refuseTotal(unpaid, 10)).not.toThrow();
  expect(() => refuseTotal({ ...unpaid, payment_id: "payses_1" }, 5000)).not.toThrow();
  expect(() => refuseTotal({ ...unpaid, payment_id: "payses_1" }, 10)).toThrow("$0.50");
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
