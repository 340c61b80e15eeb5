import { expect, it } from "vitest";
import { growthPercent, sumOfSales } from "./sales.js";

const count = (revenueCAD: number, orders: number) => ({ from: "2026-11-01", revenueCAD, orders });

it("adds sales up, with what an order brought on average", () => {
  expect(sumOfSales([count(1000, 1), count(0, 0), count(501, 1)])).toEqual({
    ...{ revenueCAD: 1501, orders: 2, basketCAD: 751 },
  });
});

it("knows no average of no orders", () => {
  expect(sumOfSales([])).toEqual({ revenueCAD: 0, orders: 0, basketCAD: null });
});

it("says growth in percent, to a tenth", () => {
  expect(growthPercent(1100, 1000)).toBe(10);
  expect(growthPercent(2, 3)).toBe(-33.3);
  expect(growthPercent(0, 5)).toBe(-100);
});

it("says no growth from nothing", () => {
  expect(growthPercent(5, 0)).toBeNull();
  expect(growthPercent(null, 5)).toBeNull();
});
