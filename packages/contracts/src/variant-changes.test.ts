import { describe, expect, it } from "vitest";
import { MAX_VARIANTS, VariantTable, type VariantTableInput } from "./variant-changes.js";

const row = (size: string, others: object = {}) => ({
  options: { Size: size },
  originalPriceCAD: 4000,
  ...others,
});
const told = (input: VariantTableInput) =>
  VariantTable.safeParse(input).error?.issues.map(({ path, message }) => [
    path.join("."),
    message,
  ]) ?? [];

describe("a table of variants", () => {
  it("has a value of each option in each row, and no two rows of the same values", () => {
    expect(told({ options: ["Size"], variants: [row("S"), row("L")] })).toEqual([]);
    expect(told({ options: ["Size", "Colour"], variants: [row("S")] })).toEqual([
      ["variants.0.options", "Each variant needs a value of each option"],
    ]);
    expect(told({ options: ["Size"], variants: [row("S"), row("L"), row("s")] })).toEqual([
      ["variants.2.options", "Another variant has the same values"],
    ]);
  });

  it("has one row where there are no options", () => {
    const plain = { options: {}, originalPriceCAD: 4000 };
    expect(told({ options: [], variants: [plain] })).toEqual([]);
    expect(told({ options: [], variants: [plain, plain] })).toHaveLength(1);
    expect(told({ options: [], variants: [] })).toEqual([
      ["variants", "A product needs at least one variant"],
    ]);
  });

  it("calls no two options, SKUs or bar codes the same", () => {
    expect(
      told({
        options: ["Size", "size"],
        variants: [row("S", { options: { Size: "S", size: "S" } })],
      }),
    ).toEqual([["options.1", "Another option has this name"]]);
    const twins = { sku: "C-1", barcode: "0123" };
    expect(told({ options: ["Size"], variants: [row("S", twins), row("L", twins)] })).toEqual([
      ["variants.1.sku", "Another variant has this SKU"],
      ["variants.1.barcode", "Another variant has this bar code"],
    ]);
  });

  it("needs prices of new variants only, and is not endless", () => {
    const priceless = { options: { Size: "S" } };
    expect(told({ options: ["Size"], variants: [{ ...priceless, id: "variant_1" }] })).toEqual([]);
    expect(told({ options: ["Size"], variants: [priceless] })).toEqual([
      ["variants.0.originalPriceCAD", "A new variant needs a price"],
    ]);
    const many = Array.from({ length: MAX_VARIANTS + 1 }, (_, at) => row(`${at}`));
    expect(told({ options: ["Size"], variants: many })).toEqual([
      ["variants", `A product can have at most ${MAX_VARIANTS} variants`],
    ]);
  });
});
