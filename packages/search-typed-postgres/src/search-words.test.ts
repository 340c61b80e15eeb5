import { describe, expect, it } from "vitest";
import { correctableWords, searchWords } from "./search-words";

describe("searchWords", () => {
  it("reads words without accents, case and punctuation", () => {
    expect(searchWords("  Épée & BW-ROL-001!  ")).toEqual(["epee", "bw", "rol", "001"]);
  });

  it("finds none in punctuation alone", () => {
    expect(searchWords("?!* ' : |")).toEqual([]);
  });

  it("holds no character that means something in a text query", () => {
    for (const word of searchWords("a&b|c:*(d)<->'e'\\f!g")) expect(word).toMatch(/^[a-g]$/);
  });

  it("stops at a number of words that still makes sense", () => {
    expect(searchWords("word ".repeat(200))).toHaveLength(12);
    expect(searchWords("word ".repeat(200), 40)).toHaveLength(40);
  });
});

describe("correctableWords", () => {
  it("keeps each word of letters once and leaves short ones and numbers out", () => {
    expect(correctableWords("A cane, a Cane, 500 lb 4x2")).toEqual(["cane"]);
  });
});
