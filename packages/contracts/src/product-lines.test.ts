import { expect, it } from "vitest";
import { productOfLine, productsInText, withProductNames } from "./product-lines.js";

const TEXT = `Words first.

[product: folding-cane]

As in [product: not-a-line] here.
  [Product:  SKU 12/3 ]
[product: folding-cane]
[product: ]`;

it("finds products that have a line of their own, each once", () => {
  expect(productsInText(TEXT)).toEqual(["folding-cane", "SKU 12/3"]);
  expect(productOfLine("see [product: x]")).toBeUndefined();
});

it("names them otherwise, and leaves all else as it is", () => {
  const renamed = withProductNames(TEXT, (named) => (named === "SKU 12/3" ? "oak-cane" : named));
  expect(productsInText(renamed)).toEqual(["folding-cane", "oak-cane"]);
  expect(renamed).toContain("As in [product: not-a-line] here.");
});
