import { describe, expect, it } from "vitest";
import { copyOf } from "./product-copy";
import { EMPTY_PRODUCT, type ProductForm } from "./product-form";

const CANE: ProductForm = {
  ...EMPTY_PRODUCT,
  ...{ name: "Cane", sku: "C-1", originalPrice: "40.00", stock: "9", heldBack: 2 },
};

describe("a copy of a product", () => {
  it("is a draft with its texts and price, without its SKU and stock", () => {
    expect(copyOf(CANE)).toMatchObject({
      ...{ name: "Copy of Cane", originalPrice: "40.00", published: false },
      ...{ sku: "", stock: "", heldBack: 0 },
    });
  });

  it("has its variants as new ones", () => {
    const option = { key: "Size", name: "Size", values: [{ key: "S", text: "S" }] };
    const row = {
      ...{ key: "v", id: "variant_1", choices: { Size: "S" }, images: [], onHand: 9, heldBack: 2 },
      ...{ sku: "C-S", originalPrice: "40.00", discount: "", stock: "9", weight: "400" },
      barcode: "123",
    };
    const { variants } = copyOf({
      ...CANE,
      variants: { options: [option], rows: [row], removed: ["variant_2"] },
    });
    expect(variants.rows).toMatchObject([
      { id: undefined, sku: "", barcode: "", stock: "", heldBack: 0, weight: "400" },
    ]);
    expect(variants.removed).toEqual([]);
  });
});
