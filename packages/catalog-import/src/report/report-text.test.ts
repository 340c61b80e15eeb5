import { describe, expect, it } from "vitest";
import type { CatalogImportReport } from "./import-report.js";
import { reportText } from "./report-text.js";

function aReport(over: Partial<CatalogImportReport> = {}): CatalogImportReport {
  return {
    dryRun: false,
    prunes: false,
    written: true,
    entities: [
      {
        entity: "products",
        file: "products.csv",
        rows: 82,
        created: 0,
        updated: 0,
        unchanged: 82,
        skipped: 0,
        removed: 0,
        removals: [],
        creations: [],
        changes: [],
      },
    ],
    errors: [],
    warnings: [],
    rejected: [],
    columns: [],
    seconds: 1.26,
    ...over,
  };
}

const anError = {
  file: "products.csv",
  row: 5,
  column: "On hand",
  value: "many",
  reason: "It is not a whole number.",
  fix: "Write one.",
};

describe("the report", () => {
  it("says that a second run changed nothing", () => {
    expect(reportText(aReport())).toBe(
      "products.csv: 0 created, 0 updated, 82 unchanged\nDone in 1.3 s.\n",
    );
  });

  it("names bad cells and says that nothing was written", () => {
    const text = reportText(aReport({ written: false, errors: [anError] }));
    expect(text).toContain("products.csv: 82 rows, 1 with errors\n");
    expect(text).toContain(
      '  products.csv, row 5, "On hand" is "many": It is not a whole number. Write one.\n',
    );
    expect(text).toContain("Nothing was written.");
  });

  it("says with --partial that the good rows are in", () => {
    const [entity] = aReport().entities;
    const entities = entity ? [{ ...entity, created: 2 }] : [];
    const text = reportText(aReport({ entities, errors: [anError] }));
    expect(text).toContain("2 created, 0 updated, 82 unchanged, 1 with errors\n");
    expect(text).toContain("The good rows were written in 1.3 s.");
  });

  it("does not say that good rows were written where none said anything new", () => {
    const text = reportText(aReport({ errors: [anError] }));
    expect(text).not.toContain("The good rows were written");
    expect(text).toContain("Nothing was written: no good row says anything new.");
  });

  it("counts what a dry run does not show by what the file does, not by the names that were kept", () => {
    const [entity] = aReport().entities;
    const creations = Array.from({ length: 1000 }, (_, index) => `Rail ${index}`);
    const entities = entity ? [{ ...entity, created: 20_000, creations }] : [];
    expect(reportText(aReport({ dryRun: true, written: false, entities }))).toContain(
      "  new: Rail 99\n  … and 19900 more\n",
    );
  });

  it("counts what was removed", () => {
    const [entity] = aReport().entities;
    const entities = entity ? [{ ...entity, removed: 2 }] : [];
    expect(reportText(aReport({ entities }))).toContain("82 unchanged, 2 removed\nDone");
  });

  it("says that nothing was written when nobody said yes, or when a row has an error", () => {
    const refused = reportText(aReport({ prunes: true, written: false }));
    expect(refused).toContain("Nothing was written: you did not say yes.");
    const wrong = reportText(aReport({ prunes: true, written: false, errors: [anError] }));
    expect(wrong).toContain("Correct the cells above and run again.\n");
  });

  it("lists in a dry run what would change, in the file's words", () => {
    const [entity] = aReport().entities;
    const text = reportText(
      aReport({
        dryRun: true,
        written: false,
        entities: [
          {
            ...entity,
            entity: "products",
            file: "products.csv",
            rows: 2,
            created: 1,
            updated: 1,
            unchanged: 0,
            skipped: 1,
            removed: 1,
            removals: ["Crutch"],
            creations: ["Cane"],
            changes: [
              {
                name: "Stick",
                changes: [
                  { field: "originalCents", from: 18995, to: 123456 },
                  { field: "saleCents", from: 1000, to: null },
                  { field: "specs", from: [{ name: "A", value: "1" }], to: [] },
                ],
              },
            ],
          },
        ],
      }),
    );
    expect(text.split("\n")).toEqual([
      "  to remove: Crutch",
      "  new: Cane",
      "  Stick: Original Price $189.95 → $1,234.56",
      "  Stick: Sale price $10.00 → none",
      "  Stick: Specifications − A: 1",
      "products.csv: 1 to create, 1 to update, 0 unchanged, 1 skipped, as asked, 1 to remove",
      "Dry run: nothing was written.",
      "",
    ]);
  });
});
