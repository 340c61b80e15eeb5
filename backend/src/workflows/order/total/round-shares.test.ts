import { expect, test } from "vitest";
import { roundShares } from "./round-shares";

test("whole cents of shares add up to what was shared", () => {
  const third = 1000 / 3;
  expect(roundShares([third, third, third])).toEqual([333, 334, 333]);
  expect(roundShares([199.9])).toEqual([200]);
  expect(roundShares([0.5, 0.5])).toEqual([1, 0]);
  expect(roundShares([])).toEqual([]);
});
