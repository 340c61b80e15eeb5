import { describe, expect, it } from "vitest";
import { openingOf, paragraphsOf, summaryOf } from "./description-text";

describe("paragraphsOf", () => {
  it("splits at empty lines and leaves empty paragraphs out", () => {
    expect(paragraphsOf("One.\n\nTwo,\nstill two.\n \n\n")).toEqual(["One.", "Two,\nstill two."]);
    expect(paragraphsOf("  ")).toEqual([]);
  });
});

describe("summaryOf", () => {
  it("takes whole sentences of the first paragraph while they are short together", () => {
    const first = "For the walk to the corner store.";
    const long = `It ${"really ".repeat(40)}helps.`;
    expect(summaryOf(`${first} It folds. ${long}\n\nSecond.`)).toBe(`${first} It folds.`);
  });

  it("does not take a decimal point for the end of a sentence", () => {
    expect(summaryOf("It weighs 5.2 kg. It folds.")).toBe("It weighs 5.2 kg. It folds.");
  });

  it("keeps a long first sentence whole", () => {
    const long = `It ${"really ".repeat(60)}helps.`;
    expect(summaryOf(long)).toBe(long);
  });

  it("says nothing about an empty description", () => {
    expect(summaryOf("")).toBe("");
  });
});

describe("openingOf", () => {
  it("leaves a short text alone and makes one line of it", () => {
    expect(openingOf("A cane.\n\nIt folds.")).toBe("A cane. It folds.");
  });

  it("cuts a long text at a word and shows that it goes on", () => {
    const cut = openingOf("word, ".repeat(60));
    expect(cut.endsWith("word…")).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(181);
  });
});
