import { expect, it } from "vitest";
import { isAcross, listedThings } from "./listed-things";

it.each([
  ["lamp and chair", ["lamp", "chair"]],
  ["brass lamp, chair or rug", ["brass lamp", "chair", "rug"]],
  ["lamp, chair, and rug", ["lamp", "chair", "rug"]],
  ["lampe et chaise", ["lampe", "chaise"]],
  ["lamp & chair", ["lamp", "chair"]],
])("“%s” lists things", (q, things) => {
  expect(listedThings(q).map((words) => words.join(" "))).toEqual(things);
});

it.each([
  ...["lamp", "stand", "1,000 lamps", "lamp and", ", lamp", "a, b, c, d, e", ""],
  ...["? & lamp", "…, lamp", "lamp & 🪔", "chair with arms and wheels", "lamp for desk and bed"],
])("“%s” is one", (q) => {
  expect(listedThings(q)).toEqual([]);
});

it("knows words that are one thing across what stands between", () => {
  const parts = listedThings("shower chair and grab bar");
  expect(isAcross(["chair", "grab"], parts)).toBe(true);
  expect(isAcross(["shower", "bar"], parts)).toBe(false);
  expect(isAcross(["grab", "bar"], parts)).toBe(false);
  expect(isAcross(["lamp"], parts)).toBe(false);
});
