import { expect, it } from "vitest";
import { nextTry } from "./next-try";

const NOW = new Date("2026-03-01T00:00:00Z");
const hours = (tries: number) => {
  const next = nextTry(tries, NOW);
  return next && (next.getTime() - NOW.getTime()) / 3_600_000;
};

it("a missing picture is tried after an hour, ever more seldom, daily, and for a month", () => {
  expect([1, 2, 3, 5, 6, 20].map(hours)).toEqual([1, 2, 4, 16, 24, 24]);
  const waits = Array.from({ length: 60 }, (_, index) => hours(index + 1));
  const total = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  expect(total / 24).toBeCloseTo(29.3, 1);
  expect(waits.at(-1)).toBeNull();
});
