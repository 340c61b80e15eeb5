import { expect, test } from "vitest";
import { averageStars } from "./average-stars";

test("nobody's stars are none", () => {
  expect(averageStars([0, 0, 0, 0, 0])).toBe(0);
});

test("each review counts once", () => {
  expect(averageStars([1, 0, 0, 0, 2])).toBe(3.67);
  expect(averageStars([0, 0, 0, 3, 0])).toBe(4);
});
