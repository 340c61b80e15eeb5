import type { Product } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { isBack, stockOf } from "./stock-of";

const plain = { stock: 3, variants: [] };
const sized = {
  stock: 5,
  variants: [
    { id: "small", stock: 0 },
    { id: "large", stock: 5 },
  ] as unknown as Product["variants"],
};

it("a product without variants is waited for as itself, another one variant by variant", () => {
  expect(stockOf(plain, "")).toBe(3);
  expect(stockOf(sized, "small")).toBe(0);
  expect(stockOf(sized, "large")).toBe(5);
});

it("nothing is known of a variant that is not there, nor of a product whose variant nobody chose", () => {
  expect(stockOf(plain, "small")).toBeUndefined();
  expect(stockOf(sized, "")).toBeUndefined();
  expect(stockOf(sized, "gone")).toBeUndefined();
});

it("who waits for a product that has variants now is told of any, and nobody of a variant that is gone", () => {
  expect(isBack(plain, "")).toBe(true);
  expect(isBack({ ...plain, stock: 0 }, "")).toBe(false);
  expect(isBack(sized, "")).toBe(true);
  expect(isBack(sized, "small")).toBe(false);
  expect(isBack(sized, "gone")).toBe(false);
  expect(isBack(plain, "small")).toBe(false);
});
