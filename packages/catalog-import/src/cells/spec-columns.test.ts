import { describe, expect, it } from "vitest";
import { ProductRow } from "../rows/product-row.js";

const read = (cells: Record<string, unknown>) => ProductRow.safeParse({ sku: "A-1", ...cells });
const specsOf = (cells: Record<string, unknown>) => {
  const { data, error } = read(cells);
  expect(error?.issues).toBeUndefined();
  return data?.specs;
};

describe("a column that is a line of the specifications", () => {
  it.each([
    ["taxClass", "Taxable", "Sales tax", "GST/HST applies"],
    ["taxClass", "zero rated", "Sales tax", "No GST/HST: zero-rated medical device"],
    ["taxClass", "EXEMPT", "Sales tax", "No GST/HST: exempt"],
    [
      "taxClass",
      "Zero-Rated with Prescription",
      "Sales tax",
      "No GST/HST with a written order: medical device",
    ],
    ["provincialTax", "No PST in BC, SK", "Provincial sales tax", "No PST in BC, SK"],
    ["deviceClass", "ii", "Medical device class", "Class II"],
    ["deviceClass", "4", "Medical device class", "Class IV"],
    ["deviceClass", "class 3", "Medical device class", "Class III"],
    ["deviceClass", "Classe I", "Medical device class", "Class I"],
    ["licenceNumber", "104712", "Medical device licence", "104712"],
    ["returnPolicy", "standard", "Returns", "30 days"],
    ["returnPolicy", "Final Sale", "Returns", "Final sale"],
    ["returnPolicy", "final-sale once opened", "Returns", "Final sale once opened (hygiene)"],
    ["oversize", "Yes", "Delivery", "Oversize: delivered by freight"],
  ])("%s %s says %s: %s", (key, cell, name, value) => {
    expect(specsOf({ [key]: cell })).toEqual([{ name, value }]);
    expect(specsOf({ [key]: value })).toEqual([{ name, value }]);
  });

  it.each([
    ["taxClass", "13", "Write taxable, zero-rated, zero-rated with prescription, or exempt."],
    ["provincialTax", "No PST in ON", "Write it like No PST in BC, SK"],
    ["deviceClass", "V", "Write I, II, III or IV, or leave the cell blank"],
    ["licenceNumber", "MDL 104,712", "Write digits only"],
    ["returnPolicy", "maybe", "Write standard, final sale, or final sale once opened"],
    ["oversize", "!", "Write yes or no."],
  ])("%s refuses %s and names what is possible", (key, cell, fix) => {
    const [issue] = read({ [key]: cell }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: [key], params: { fix: expect.stringContaining(fix) } });
  });

  it("stands after the lines of spec: columns", () => {
    const width = { name: "Width", value: "5 cm" };
    expect(specsOf({ specs: [width], deviceClass: "1" })).toEqual([
      width,
      { name: "Medical device class", value: "Class I" },
    ]);
  });

  it("may be said by a spec: column too if both say the same", () => {
    const said = [{ name: "returns", value: "30 days" }];
    expect(specsOf({ specs: said, returnPolicy: "standard" })).toEqual(said);
    const [issue] = read({ specs: said, returnPolicy: "final sale" }).error?.issues ?? [];
    expect(issue).toMatchObject({
      path: ["specs", 0],
      message: 'The column "Return Policy" says something else in this row.',
    });
  });

  it("says with no that there is no such line, but not that another one is wrong", () => {
    const boxes = [{ name: "Delivery", value: "Comes in two boxes" }];
    expect(specsOf({ specs: boxes, oversize: "no" })).toEqual(boxes);
    const freight = [{ name: "Delivery", value: "Oversize: delivered by freight" }];
    expect(read({ specs: freight, oversize: "no" }).error?.issues).toHaveLength(1);
    expect(specsOf({ oversize: "no" })).toBeUndefined();
  });
});
