import { describe, expect, it } from "vitest";
import { applyLabel, countsText, removalQuestion } from "./import-counts";

const counts = {
  rows: 5,
  created: 1,
  updated: 0,
  unchanged: 3,
  skipped: 0,
  removed: 0,
  rejected: 0,
};
const status = "ready";

describe("what an import would do, in words", () => {
  it("counts what is new, changed and unchanged", () => {
    expect(countsText({ counts, status })).toBe("1 new, 0 changed, 3 unchanged");
    expect(countsText({ counts: null, status })).toBe("");
    expect(applyLabel({ counts })).toBe("Apply 1 Change");
  });

  it("says when rows are left out", () => {
    const some = { ...counts, updated: 2, rejected: 1 };
    expect(countsText({ counts: some, status })).toBe(
      "1 new, 2 changed, 3 unchanged, 1 row with errors",
    );
    expect(applyLabel({ counts: some })).toBe("Apply 3 Good Rows");
  });

  it("says what is left alone, and what is to be removed or was", () => {
    const some = { ...counts, skipped: 4, removed: 2 };
    expect(countsText({ counts: some, status })).toBe(
      "1 new, 0 changed, 3 unchanged, 4 skipped, 2 to remove",
    );
    expect(countsText({ counts: some, status: "applied" })).toContain("2 removed");
    expect(applyLabel({ counts: some })).toBe("Apply 3 Changes");
  });

  it("names the number before anything is removed", () => {
    expect(removalQuestion({ counts: { ...counts, removed: 2 }, kind: "products" })).toBe(
      "The file does not name 2 products of the shop. They will be removed. You can take the import back afterwards.",
    );
    expect(removalQuestion({ counts: { ...counts, removed: 1 }, kind: "categories" })).toContain(
      "1 category of the shop. It will be removed.",
    );
  });
});
