import { describe, expect, it } from "vitest";
import { likelyWords, slipsBetween } from "./misspelling";

describe("slipsBetween", () => {
  it("counts letters added, left out, changed and swapped", () => {
    expect(slipsBetween("rocker", "rocker")).toBe(0);
    expect(slipsBetween("rockter", "rocker")).toBe(1);
    expect(slipsBetween("roker", "rocker")).toBe(1);
    expect(slipsBetween("rocner", "rocker")).toBe(1);
    expect(slipsBetween("rcoker", "rocker")).toBe(1);
    expect(slipsBetween("", "cane")).toBe(4);
  });

  it("counts half what is easily heard wrong: a vowel, a letter doubled or not, c for k", () => {
    expect(slipsBetween("rockar", "rocker")).toBe(0.5);
    expect(slipsBetween("rockker", "rocker")).toBe(0.5);
    expect(slipsBetween("sumer", "summer")).toBe(0.5);
    expect(slipsBetween("baloan", "balloon")).toBe(1);
    expect(slipsBetween("kane", "cane")).toBe(0.5);
  });

  it("is the same in both directions", () => {
    for (const [one, other] of [
      ["bookshlef", "bookshelf"],
      ["baloan", "balloon"],
      ["sumer", "summer"],
    ] as const) {
      expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
    }
  });
});

describe("likelyWords", () => {
  it("answers the nearest words only", () => {
    expect(likelyWords("baloon", ["balloon", "saloon", "ballot"])).toEqual(["balloon"]);
    expect(likelyWords("rockxr", ["rocker", "rockur", "locker"])).toEqual(["rocker", "rockur"]);
  });

  it("takes what things are called by for meant, half a slip farther off", () => {
    const standing = (word: string) => (word === "puller" ? "name" : "spoken");
    expect(likelyWords("pullor", ["pullar", "puller"])).toEqual(["pullar", "puller"]);
    expect(likelyWords("pullor", ["pullar", "puller"], standing)).toEqual(["puller"]);
    expect(likelyWords("paler", ["puller"], standing)).toEqual(["puller"]);
    expect(likelyWords("palrr", ["puller"], standing)).toEqual([]);
  });

  it("takes what sounds the same for meant, however it is written", () => {
    for (const [misspelt, word] of [
      ["nee", "knee"],
      ["sox", "socks"],
      ["comod", "commode"],
      ["metre", "meter"],
      ["fone", "phone"],
      ["lite", "light"],
      ["rale", "rail"],
      ["presher", "pressure"],
    ] as const) {
      expect(likelyWords(misspelt, ["rocker", word]), misspelt).toEqual([word]);
    }
    expect(likelyWords("nab", ["knob"])).toEqual([]);
    expect(likelyWords("shed", ["shade"])).toEqual([]);
  });

  it("guesses no short word that nothing is called by", () => {
    const inTexts = () => "text" as const;
    expect(likelyWords("tech", ["teach"], inTexts)).toEqual([]);
    expect(likelyWords("teech", ["teach"], inTexts)).toEqual([]);
    expect(likelyWords("brocke", ["broke"], inTexts)).toEqual(["broke"]);
    expect(likelyWords("alumminum", ["aluminum"], inTexts)).toEqual(["aluminum"]);
  });

  it("takes an s at the end for a plural, or for a word that is not finished", () => {
    expect(likelyWords("glucos", ["glucose", "glace"])).toEqual(["glucose"]);
  });

  it("forgives two slips in long words, one in short ones, none in the shortest", () => {
    expect(likelyWords("thermomtr", ["thermometer"])).toEqual(["thermometer"]);
    expect(likelyWords("caen", ["cane"])).toEqual(["cane"]);
    expect(likelyWords("bat", ["bath"])).toEqual([]);
    expect(likelyWords("ralings", ["railing"])).toEqual(["railing"]);
    expect(likelyWords("railngs", ["railings", "railing"])).toHaveLength(2);
    expect(likelyWords("xyzzy", ["rocker", "cane"])).toEqual([]);
    expect(likelyWords("rocker", [])).toEqual([]);
  });
});
