import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
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
  it("is whole sentences that fit together, in one line", () => {
    expect(openingOf("A cane.\nIt folds. It weighs\n2 kg.", 20)).toBe("A cane. It folds.");
    expect(openingOf("A cane that folds. It is light.", 10)).toBe("A cane that folds.");
  });

  it("cuts what is no sentence at a word and shows that it goes on", () => {
    const cut = openingOf("word, ".repeat(60), 100);
    expect(cut.endsWith("word…")).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(261);
  });

  it("ends no product of the shop's own catalogue within a sentence", async () => {
    const rows: Record<string, string>[] = parse(
      await readFile(new URL("../../../../seeds/products.csv", import.meta.url)),
      { columns: true },
    );
    const openings = rows.map(({ Description = "" }) => openingOf(Description, 110));
    expect(openings.filter((opening) => !/[.!?]”?$/.test(opening))).toEqual([]);
  });
});
