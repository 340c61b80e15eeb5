import { expect, it } from "vitest";
import { growthText } from "./sales-card";
import { roundTop } from "./sales-figures";

it("a chart ends at a round number that holds all", () => {
  expect([0, 1, 3, 10, 11, 4999, 5001].map(roundTop)).toEqual([1, 1, 3, 10, 15, 5000, 6000]);
});

it("growth is said with its sign, and in a word where there was nothing", () => {
  expect(growthText(1100, 1000)).toBe("+10%");
  expect(growthText(500, 1000)).toBe("-50%");
  expect(growthText(500, 0)).toBe("new");
  expect(growthText(0, 0)).toBe("none");
});
