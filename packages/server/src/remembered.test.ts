import { expect, test, vi } from "vitest";
import { remembered } from "./remembered.js";

test("an answer is made once, until others were asked for more recently, and none of a long text is kept", () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const ask = remembered(make, { most: 2, longest: 3 });
  expect([ask("a"), ask("b"), ask("a")]).toEqual(["A", "B", "A"]);
  expect(make).toHaveBeenCalledTimes(2);
  ask("c");
  ask("a");
  expect(make).toHaveBeenCalledTimes(3);
  ask("b");
  expect(make).toHaveBeenCalledTimes(4);
  ask("long");
  ask("long");
  expect(make).toHaveBeenCalledTimes(6);
});
