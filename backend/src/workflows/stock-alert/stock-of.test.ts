import type { Product } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { stockOf } from "./stock-of";

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
