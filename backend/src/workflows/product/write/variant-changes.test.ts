import {
  type CurrentProduct,
  ONE_VARIANT,
  type ProductFields,
  type VariantFields,
} from "@eldercare/catalog-import";
import { describe, expect, it } from "vitest";
import { variantChanges } from "./write-context";

const variant = (sku: string, ...optionValues: string[]): VariantFields => ({
  ...{
    sku,
    optionValues,
    originalCents: 4000,
    discountPercentage: 0,
    saleCents: null,
    saleStartsAt: null,
    saleEndsAt: null,
  },
  ...{ onHand: 5, weight: null, barcode: "", variantImages: [] },
});
const fieldsOf = (first: VariantFields, ...furtherVariants: VariantFields[]) =>
  ({ ...ONE_VARIANT, ...first, options: ["Size"], furtherVariants }) as unknown as ProductFields;

const [SMALL, LARGE] = [variant("C-S", "S"), variant("C-L", "L")];
const CANE = {
  ...{ id: "prod_1", variantId: "variant_s", fields: fieldsOf(SMALL, LARGE) },
  furtherVariants: [{ variantId: "variant_l", fields: LARGE }],
} as unknown as CurrentProduct;

const told = (target: ProductFields, variantIds?: readonly (string | undefined)[]) => {
  const changes = variantChanges({ current: CANE, target, ...(variantIds && { variantIds }) });
  return {
    changed: changes.changed.map(({ current, target }) => [current.variantId, target.sku]),
    added: changes.added.map(({ target, rank }) => [target.sku, rank]),
    removed: changes.removed.map(({ variantId }) => variantId),
  };
};

describe("what becomes of a product's variants", () => {
  it("follows the SKU, then the values of the options, where nobody says which is which", () => {
    const target = fieldsOf(variant("C-L", "S"), variant("C-XL", "L"));
    expect(told(target)).toEqual({
      ...{
        changed: [
          ["variant_l", "C-L"],
          ["variant_s", "C-XL"],
        ],
        added: [],
        removed: [],
      },
    });
    expect(told(fieldsOf(SMALL, variant("C-M", "M"), LARGE)).added).toEqual([["C-M", 1]]);
  });

  it("follows the ids where they are said, so that two may swap their SKUs", () => {
    const target = fieldsOf(variant("C-L", "S"), variant("C-M", "M"), variant("C-S", "L"));
    expect(told(target, ["variant_s", undefined, "variant_l"])).toEqual({
      changed: [
        ["variant_s", "C-L"],
        ["variant_l", "C-S"],
      ],
      added: [["C-M", 1]],
      removed: [],
    });
    expect(told(fieldsOf(variant("C-S", "L")), ["variant_l"]).removed).toEqual(["variant_s"]);
  });
});
