import { expect, it } from "vitest";
import { brokenTextIn } from "./broken-text";

it("finds nothing in what PostgreSQL can hold", () => {
  for (const value of [undefined, null, 3, "Zoé\n🪑", { deep: [{ text: "a" }, null] }]) {
    expect(brokenTextIn(value)).toBeUndefined();
  }
});

it("finds a NUL and half a sign wherever they stand", () => {
  expect(brokenTextIn("\ud800")).toBe("");
  expect(brokenTextIn({ name: "a\0b" })).toBe("name");
  expect(brokenTextIn({ lines: [{ note: "a" }, { note: "\udc00" }] })).toBe("lines.1.note");
  expect(brokenTextIn({ "a\0": 1 })).toBe("");
});
