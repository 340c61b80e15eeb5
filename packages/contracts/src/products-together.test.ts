import { expect, test } from "vitest";
import { ProductsTogetherBody } from "./products-together.js";

const problemOf = (change: object) =>
  ProductsTogetherBody.safeParse({ which: { ids: ["prod_1"] }, change }).error?.issues[0]?.message;

test("a change of many products that changes nothing, or is no number, is refused in words", () => {
  expect(problemOf({ kind: "price-percent", percent: 0 })).toContain("such as 10 or -5.5");
  expect(problemOf({ kind: "price-percent", percent: 1.005 })).toContain("such as 10 or -5.5");
  expect(problemOf({ kind: "price-percent", percent: 4.35 })).toBeUndefined();
  expect(problemOf({ kind: "price-amount", cents: 0.5 })).toContain("2.50");
  expect(problemOf({ kind: "stock-add", pieces: 0 })).toContain("whole number");
  expect(problemOf({ kind: "category", how: "move", categoryId: "" })).toBe(
    "Please choose a category",
  );
});

test("a sale ends after it begins", () => {
  const sale = { kind: "sale", discountPercentage: 10, saleStarts: "2026-12-02" };
  expect(problemOf({ ...sale, saleEnds: "2026-12-01" })).toBe("A sale must end after it begins");
  expect(problemOf({ ...sale, saleEnds: "2026-12-02" })).toBeUndefined();
});

test("products are chosen by their ids or by what a list finds, and none is no choice", () => {
  const change = { kind: "featured", featured: true };
  const isGood = (which: object) => ProductsTogetherBody.safeParse({ which, change }).success;
  expect(isGood({ ids: [] })).toBe(false);
  expect(isGood({ matching: { stock: "out" } })).toBe(true);
  expect(isGood({})).toBe(false);
});
