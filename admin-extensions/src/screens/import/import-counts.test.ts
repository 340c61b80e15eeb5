import { describe, expect, it } from "vitest";
import { applyLabel, countsText } from "./import-counts";

const counts = { rows: 5, created: 1, updated: 0, unchanged: 3, rejected: 0 };

describe("what an import would do, in words", () => {
  it("counts what is new, changed and unchanged", () => {
    expect(countsText({ counts })).toBe("1 new, 0 changed, 3 unchanged");
    expect(countsText({ counts: null })).toBe("");
    expect(applyLabel({ counts })).toBe("Apply 1 Change");
  });

  it("says when rows are left out", () => {
    const some = { ...counts, updated: 2, rejected: 1 };
    expect(countsText({ counts: some })).toBe("1 new, 2 changed, 3 unchanged, 1 row with errors");
    expect(applyLabel({ counts: some })).toBe("Apply 3 Good Rows");
  });
});
