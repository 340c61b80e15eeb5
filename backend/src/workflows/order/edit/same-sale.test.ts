import { expect, it } from "vitest";
import { isSameSale } from "./same-sale";

const item = (variantId: string, qty: number) => ({
  ...{ productId: "prod_cane", variantId, name: "Cane", qty, unitPriceCAD: 2000 },
});
const SHIPPING = {
  ...{ name: "Ada Park", email: "ada@example.ca", phone: "416-555-0199", address: "1 Elm" },
  ...{ city: "Guelph", region: "on" as const, postal: "N1H 1A1" },
};
const ORDER = { items: [item("short", 1), item("short", 2), item("long", 1)], shipping: SHIPPING };
const NOW = { deliveryOptionId: "so_1", codes: ["TEN"] };
const asked = (short: number, long: number) => [
  { productId: "prod_cane", variantId: "short", qty: short },
  { productId: "prod_cane", variantId: "long", qty: long },
];

it("is the same with the same pieces of each variant, on however many lines", () => {
  expect(isSameSale(ORDER, { shipping: SHIPPING }, NOW)).toBe(true);
  expect(isSameSale(ORDER, { shipping: SHIPPING, items: asked(3, 1) }, NOW)).toBe(true);
  expect(isSameSale(ORDER, { shipping: SHIPPING, items: asked(2, 2) }, NOW)).toBe(false);
  const other = [...asked(3, 1), { productId: "prod_mat", qty: 1 }];
  expect(isSameSale(ORDER, { shipping: SHIPPING, items: other }, NOW)).toBe(false);
});

it("is the same at the same place in another spelling, by the same delivery", () => {
  const typed = { ...ORDER, shipping: { ...SHIPPING, postal: "n1h1a1" } };
  expect(isSameSale(typed, { shipping: SHIPPING, deliveryOptionId: "so_1" }, NOW)).toBe(true);
  const elsewhere = { ...SHIPPING, postal: "K1A 0B1" };
  expect(isSameSale(ORDER, { shipping: elsewhere }, NOW)).toBe(false);
  expect(isSameSale(ORDER, { shipping: SHIPPING, deliveryOptionId: "so_2" }, NOW)).toBe(false);
});

it("is the same with the same codes, in whatever letters and order", () => {
  const same = (codes: string[], now = NOW) =>
    isSameSale(ORDER, { shipping: SHIPPING, codes }, now);
  expect(same(["ten"])).toBe(true);
  expect(same(["B", "ten"], { ...NOW, codes: ["TEN", "b"] })).toBe(true);
  expect(same([])).toBe(false);
  expect(same(["TEN", "FIVE"])).toBe(false);
});
