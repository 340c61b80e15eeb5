import { describe, expect, it } from "vitest";
import { comparisonLine, comparisonText, type Drift } from "./index-comparison";

const NONE = { products: 12, documents: 12, waiting: 0, drifts: [], seconds: 0.26 };
const DRIFTS: Drift[] = [
  { productId: "prod_1", kind: "missing", fields: [] },
  { productId: "prod_2", kind: "different", fields: ["name", "answer"] },
  { productId: "prod_3", kind: "left-over", fields: [] },
];

describe("what a comparison of the search index says", () => {
  it("is a line of counts in the log", () => {
    expect(comparisonLine({ ...NONE, drifts: DRIFTS })).toBe(
      "Search index compared: products=12 documents=12 waiting=0 missing=1 different=1 left-over=1 seconds=0.3",
    );
  });

  it("is that there was nothing to repair", () => {
    expect(comparisonText({ ...NONE, waiting: 2 })).toBe(
      "12 products and 12 documents of the index were looked at.\n2 just changed; their turn comes by itself.\nThere was nothing to repair.\n",
    );
  });

  it("is what was repaired, of the first twenty", () => {
    expect(comparisonText({ ...NONE, drifts: DRIFTS })).toContain(
      "3 repaired:\n  prod_1 was missing\n  prod_2 said something else: name, answer\n  prod_3 was there, and is no product any more\n",
    );
    const many = Array.from({ length: 25 }, (_, index): Drift => {
      return { productId: `prod_${index}`, kind: "missing", fields: [] };
    });
    const text = comparisonText({ ...NONE, drifts: many });
    expect(text).toContain("prod_19 was missing\n  and 5 more\n");
    expect(text).not.toContain("prod_20");
  });
});
