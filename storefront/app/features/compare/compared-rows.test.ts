import type { Product } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { comparedRows } from "./compared-rows";

const product = (given: Partial<Product>) =>
  ({ priceCAD: 1000, stock: 1, specs: {}, options: [], variants: [], ...given }) as Product;
const named = (products: Product[], name: string) =>
  comparedRows(products).find((row) => row.name === name);

it("every specification of any product has a line, empty where nobody said it", () => {
  const rows = comparedRows([
    product({ specs: { Weight: "5 kg", Colour: "Blue" } }),
    product({ specs: { Colour: "Blue", Width: "60 cm" }, stock: 0 }),
  ]);
  expect(rows.map(({ name, values, isDifferent }) => [name, values, isDifferent])).toEqual([
    ["Price", ["$10.00", "$10.00"], false],
    ["Stock", ["In stock", "Out of stock"], true],
    ["Weight", ["5 kg", null], false],
    ["Colour", ["Blue", "Blue"], false],
    ["Width", [null, "60 cm"], false],
  ]);
});

it("what is only spelled in another way does not differ, and one product alone differs in nothing", () => {
  const [one, other] = [
    product({ specs: { Frame: "Steel " } }),
    product({ specs: { Frame: "steel" } }),
  ];
  expect(named([one, other], "Frame")?.isDifferent).toBe(false);
  expect(comparedRows([one]).some(({ isDifferent }) => isDifferent)).toBe(false);
});

it("what is not stated of one of them neither makes nor hides a difference between the others", () => {
  const widths = (...given: (string | undefined)[]) =>
    given.map((width) => product({ specs: width === undefined ? {} : { Width: width } }));
  expect(named(widths("60 cm", undefined, "60 cm"), "Width")?.isDifferent).toBe(false);
  expect(named(widths("60 cm", undefined, "61 cm"), "Width")?.isDifferent).toBe(true);
});

it("of several variants the lowest price counts, and what there is to choose is said", () => {
  const sized = product({
    options: [{ name: "Size", values: ["S", "L"] }],
    variants: [
      { priceCAD: 900, originalPriceCAD: null, stock: 0, onSale: false },
      { priceCAD: 1200, originalPriceCAD: null, stock: 2, onSale: false },
    ] as unknown as Product["variants"],
  });
  expect(named([sized, product({})], "Price")?.values).toEqual(["from $9.00", "$10.00"]);
  expect(named([sized, product({})], "Choice of size")?.values).toEqual(["S, L", null]);
});
