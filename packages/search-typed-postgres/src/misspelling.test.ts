import { describe, expect, it } from "vitest";
import { likelyWords, slipsBetween } from "./misspelling";

describe("slipsBetween", () => {
  it("counts letters added, left out, changed and swapped", () => {
    expect(slipsBetween("walker", "walker")).toBe(0);
    expect(slipsBetween("walkter", "walker")).toBe(1);
    expect(slipsBetween("waker", "walker")).toBe(1);
    expect(slipsBetween("walner", "walker")).toBe(1);
    expect(slipsBetween("wlaker", "walker")).toBe(1);
    expect(slipsBetween("", "cane")).toBe(4);
  });

  it("counts half what is easily heard wrong: a vowel, a letter doubled or not, c for k", () => {
    expect(slipsBetween("walkar", "walker")).toBe(0.5);
    expect(slipsBetween("wallker", "walker")).toBe(0.5);
    expect(slipsBetween("comode", "commode")).toBe(0.5);
    expect(slipsBetween("roletor", "rollator")).toBe(1);
    expect(slipsBetween("kane", "cane")).toBe(0.5);
  });

  it("is the same in both directions", () => {
    for (const [one, other] of [
      ["wheelchiar", "wheelchair"],
      ["roletor", "rollator"],
      ["comode", "commode"],
    ] as const) {
      expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
    }
  });
});

describe("likelyWords", () => {
  it("answers the nearest words only", () => {
    expect(likelyWords("rolator", ["rollator", "regulator", "rotator"])).toEqual(["rollator"]);
    expect(likelyWords("walkxr", ["walker", "walkur", "talker"])).toEqual(["walker", "walkur"]);
  });

  it("forgives two slips in long words, one in short ones, none in the shortest", () => {
    expect(likelyWords("thermomtr", ["thermometer"])).toEqual(["thermometer"]);
    expect(likelyWords("caen", ["cane"])).toEqual(["cane"]);
    expect(likelyWords("bat", ["bath"])).toEqual([]);
    expect(likelyWords("xyzzy", ["walker", "cane"])).toEqual([]);
    expect(likelyWords("walker", [])).toEqual([]);
  });
});
