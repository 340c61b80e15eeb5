import { expect, it } from "vitest";
import { listedThings } from "./listed-things";

it.each([
  ["lamp and chair", ["lamp", "chair"]],
  ["brass lamp, chair or rug", ["brass lamp", "chair", "rug"]],
  ["lamp, chair, and rug", ["lamp", "chair", "rug"]],
  ["lampe et chaise", ["lampe", "chaise"]],
  ["lamp & chair", ["lamp", "chair"]],
])("“%s” lists things", (q, things) => {
  expect(listedThings(q)).toEqual(things);
});

it.each(["lamp", "stand", "1,000 lamps", "lamp and", ", lamp", "a, b, c, d, e", ""])(
  "“%s” is one",
  (q) => {
    expect(listedThings(q)).toEqual([]);
  },
);
