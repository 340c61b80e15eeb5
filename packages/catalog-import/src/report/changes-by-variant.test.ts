import { describe, expect, it } from "vitest";
import { ONE_VARIANT, type VariantFields } from "../fields/product.js";
import { changeText } from "./change-text.js";
import { changesByVariant } from "./changes-by-variant.js";

const WIDE: VariantFields = {
  ...ONE_VARIANT,
  ...{ discountPercentage: 0, onHand: 1 },
  ...{ sku: "CANE-W", optionValues: ["Wide"], originalCents: 4995, saleCents: null },
};
const CANE = { sku: "CANE-N", optionValues: ["Narrow"], furtherVariants: [WIDE] };

const textsOf = (to: object) =>
  changesByVariant(CANE, [
    { field: "originalCents", from: 3995, to: 4295 },
    { field: "featured", from: false, to: true },
    { field: "furtherVariants", from: [WIDE], to: [to] },
  ]).map(changeText);

describe("the changes of a product with variants", () => {
  it("are said of each variant", () => {
    expect(textsOf({ ...WIDE, originalCents: 5370, saleCents: 4833 })).toEqual([
      "Narrow: Original Price $39.95 → $42.95",
      "Featured false → true",
      "Wide: Original Price $49.95 → $53.70",
      "Wide: Sale price none → $48.33",
    ]);
  });

  it("stay one where a variant becomes another", () => {
    expect(textsOf({ ...WIDE, optionValues: ["Extra wide"], onHand: 0 })).toHaveLength(3);
  });

  it("are the product's own where it is sold in one way only", () => {
    const changes = [{ field: "originalCents", from: 3995, to: 4295 }];
    const cane = { ...CANE, furtherVariants: [] };
    expect(changesByVariant(cane, changes).map(changeText)).toEqual([
      "Original Price $39.95 → $42.95",
    ]);
  });
});
