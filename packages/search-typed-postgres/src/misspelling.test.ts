import { describe, expect, it } from "vitest";
import { likelyWords, slipsBetween } from "./misspelling";

describe("slipsBetween", () => {
  it("counts letters added, left out, changed and swapped", () => {
    expect(slipsBetween("walker", "walker")).toBe(0);
    expect(slipsBetween("wallker", "walker")).toBe(1);
    expect(slipsBetween("waker", "walker")).toBe(1);
    expect(slipsBetween("walkar", "walker")).toBe(1);
    expect(slipsBetween("wlaker", "walker")).toBe(1);
    expect(slipsBetween("", "cane")).toBe(4);
  });

  it("is the same in both directions", () => {
    expect(slipsBetween("wheelchiar", "wheelchair")).toBe(slipsBetween("wheelchair", "wheelchiar"));
  });
});

describe("likelyWords", () => {
  it("answers the nearest words only", () => {
    expect(likelyWords("rolator", ["rollator", "regulator", "rotator"])).toEqual([
      "rollator",
      "rotator",
    ]);
  });

  it("forgives two slips in long words, one in short ones, none in the shortest", () => {
    expect(likelyWords("thermomtr", ["thermometer"])).toEqual(["thermometer"]);
    expect(likelyWords("caen", ["cane"])).toEqual(["cane"]);
    expect(likelyWords("bat", ["bath"])).toEqual([]);
    expect(likelyWords("xyzzy", ["walker", "cane"])).toEqual([]);
    expect(likelyWords("walker", [])).toEqual([]);
  });
});
