import { describe, expect, it } from "vitest";
import { mapColumns } from "./map-columns.js";

const KNOWN = [
  { key: "sku", heading: "SKU" },
  { key: "price", heading: "Original Price", aliases: ["Price"] },
] as const;

const map = (...header: string[]) =>
  mapColumns({ file: "x.csv", header }, KNOWN, { identifying: ["sku"], hasSpecs: true });

describe("finding columns", () => {
  it("by heading or another spelling, in any order and case", () => {
    expect(map("ORIGINAL_price", "", "sku").columns).toEqual([
      { key: "price", heading: "ORIGINAL_price", index: 0 },
      { key: "sku", heading: "sku", index: 2 },
    ]);
    expect(map("SKU", "Price").columns[1]).toMatchObject({ key: "price", index: 1 });
  });

  it("keeps the labels of specification columns as written, in order", () => {
    expect(map("SKU", "spec:What's in the box", "Spec: Width").specs).toEqual([
      { label: "What's in the box", heading: "spec:What's in the box", index: 1 },
      { label: "Width", heading: "Spec: Width", index: 2 },
    ]);
  });

  it("warns about a column it does not know, with the name that was probably meant", () => {
    expect(map("SKU", "Orginal Price", "Colour of the sky").warnings).toEqual([
      'The column "Orginal Price" is not known and was left out. Did you mean "Original Price"?',
      'The column "Colour of the sky" is not known and was left out.',
    ]);
  });

  it("refuses two columns that mean the same", () => {
    expect(() => map("SKU", "Price", "Original Price")).toThrow(
      'x.csv: the columns "Price" and "Original Price" mean the same.',
    );
    expect(() => map("SKU", "spec:Width", "spec:width")).toThrow("mean the same");
  });

  it("refuses a file whose rows cannot be told apart", () => {
    expect(() => map("Price")).toThrow('x.csv: it has no column "SKU"');
  });
});
