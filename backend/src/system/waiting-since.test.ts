import { expect, it } from "vitest";
import { WaitingSince } from "./waiting-since";

it("what stays the first of its queue has waited since it was first seen there", () => {
  const waiting = new WaitingSince();
  expect(waiting.seconds("7", 1000)).toBe(0);
  expect(waiting.seconds("7", 31_000)).toBe(30);
  expect(waiting.seconds("8", 32_000)).toBe(0);
  expect(waiting.seconds(null, 90_000)).toBe(0);
  expect(waiting.seconds("8", 91_000)).toBe(0);
});
