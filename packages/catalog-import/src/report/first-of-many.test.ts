import { describe, expect, it } from "vitest";
import { FirstOfMany } from "./first-of-many.js";

describe("the first of many sentences", () => {
  it("are all there are, while there is room", () => {
    const few = new FirstOfMany(2);
    few.add(["a", "b"]);
    expect(few.list(() => "never")).toEqual(["a", "b"]);
  });

  it("say in the last one how many more there were, and keep no more", () => {
    const many = new FirstOfMany(2);
    for (let count = 0; count < 5000; count += 1) many.add(["a", "b", "c"]);
    expect(many.list((more) => `and ${more} more`)).toEqual(["a", "b", "and 14998 more"]);
  });
});
