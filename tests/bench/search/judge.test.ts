import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { judgedQueries, recall, reciprocalRank, scoreOf } from "./judge.ts";

describe("a judged search", () => {
  it("counts by the place of the first expected product and by how many are among ten", () => {
    expect(reciprocalRank(["cane", "quad"], ["tip", "cane", "quad"])).toBe(0.5);
    expect(recall(["cane", "quad"], ["tip", "cane"])).toBe(0.5);
    expect(reciprocalRank(["cane"], [])).toBe(0);
    const late = [...Array.from({ length: 10 }, (_, index) => `other-${index}`), "cane"];
    expect([reciprocalRank(["cane"], late), recall(["cane"], late)]).toEqual([0, 0]);
  });

  it("is right to find nothing where nothing is sold, and wrong to find something", () => {
    expect([reciprocalRank([], []), recall([], [])]).toEqual([1, 1]);
    expect([reciprocalRank([], ["lamp"]), recall([], ["lamp"])]).toEqual([0, 0]);
  });

  it("counts as much as any other", () => {
    const [one, two] = judgedQueries();
    if (!one || !two) throw new Error("The judged set is empty.");
    expect(scoreOf([one, two], [one.expected, []])).toEqual({
      queries: 2,
      mrr: 0.5,
      recallAt10: 0.5,
    });
  });
});

describe("the judged set", () => {
  it("has 120 searches or more, each once, of products in the demo catalogue", () => {
    const queries = judgedQueries();
    const file = join(import.meta.dirname, "../../../seeds/products.csv");
    const products: { Slug: string }[] = parse(readFileSync(file), { columns: true, bom: true });
    const slugs = new Set(products.map(({ Slug }) => Slug));
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.flatMap(({ expected }) => expected).filter((slug) => !slugs.has(slug))).toEqual(
      [],
    );
  });
});
