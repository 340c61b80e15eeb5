import type { StaffVariantsResponse } from "@eldercare/contracts";
import { describe, expect, it, vi } from "vitest";
import { changedTable, variantTableOf } from "./variant-table-input";
import {
  isValueUsed,
  missingCombinations,
  NO_VARIANTS,
  nameOfChoices,
  variantsFormOf,
  withDefault,
  withFirstOption,
  withOption,
  withOptionChanged,
  withoutVariant,
  withRowChanged,
  withValue,
  withVariants,
} from "./variants-form";

const ONE = {
  ...{ sku: "C-S", originalPriceCAD: 4000, priceCAD: 4000, discountPercentage: 0, stock: 5 },
  ...{
    onHand: 7,
    reserved: 2,
    weight: null,
    barcode: "",
    saleStartsAt: null,
    saleEndsAt: null,
    images: ["/static/a.webp"],
  },
};
const CANE: StaffVariantsResponse = {
  options: ["Size"],
  waitingOrders: 0,
  variants: [
    { ...ONE, id: "variant_s", options: { Size: "S" } },
    {
      ...ONE,
      id: "variant_l",
      options: { Size: "L" },
      sku: "C-L",
      originalPriceCAD: null,
      priceCAD: null,
    },
  ],
};
const FORM = variantsFormOf(CANE);
const ADDRESSES = new Map([["/static/a.webp", "/static/a.webp"]]);
const table = (form = FORM) => variantTableOf(form, ADDRESSES);
const changed = (form: typeof FORM) => changedTable(table(form), table()).variants;

describe("the variants of the product form", () => {
  it("send only what was changed, and of stock also what it was", () => {
    expect(changed(FORM)).toEqual([
      { id: "variant_s", options: { Size: "S" } },
      { id: "variant_l", options: { Size: "L" } },
    ]);
    const form = withRowChanged(FORM, "variant_s", { stock: "9", weight: "400" });
    expect(changed(form)[0]).toEqual({
      ...{ id: "variant_s", options: { Size: "S" } },
      // Nine on the shelf, of which orders wait for two.
      ...{ stock: 7, stockBefore: 5, weight: 400 },
    });
  });

  it("get keys of their own also when they are a draft of an earlier page", async () => {
    const draft = withOption(NO_VARIANTS);
    vi.resetModules();
    const { withOption: withOptionLater } = await import("./variants-form");
    const [one, other] = withOptionLater(draft).options;
    expect(other?.key).not.toBe(one?.key);
  });

  it("take a value's new name in every variant that has it", () => {
    const [size] = FORM.options;
    if (!size) throw new Error("There is no option.");
    const renamed = {
      ...size,
      name: "Taille",
      values: size.values.map((value) => ({ ...value, text: `${value.text}!` })),
    };
    const { options, variants } = table(withOptionChanged(FORM, renamed));
    expect(options).toEqual(["Taille"]);
    expect(variants.map((variant) => variant.options)).toEqual([
      { Taille: "S!" },
      { Taille: "L!" },
    ]);
  });

  it("offer what is missing, priced as the first one", () => {
    const grown = withValue(withOption(FORM), "Size");
    const [size, colour] = grown.options;
    if (!size || !colour) throw new Error("Options are missing.");
    const named = [
      { ...size, values: size.values.map((value) => ({ ...value, text: value.text || "M" })) },
      { ...colour, name: "Colour", values: [{ key: colour.values[0]?.key ?? "", text: "Blue" }] },
    ].reduce(withOptionChanged, grown);
    const missing = missingCombinations(named);
    expect(missing.map((choices) => nameOfChoices(named, choices))).toEqual(["M / Blue"]);
    expect(isValueUsed(named, size.key, size.values[2]?.key ?? "")).toBe(false);
    const { variants } = table(withVariants(named, missing));
    expect(variants[2]).toMatchObject({
      ...{ options: { Size: "M", Colour: "Blue" }, sku: "", originalPriceCAD: 4000, stock: 0 },
    });
    expect(variants[2]?.id).toBeUndefined();
  });

  it("have the chosen default first, and name what goes", () => {
    const form = withDefault(FORM, "variant_l");
    expect(table(form).variants.map(({ id }) => id)).toEqual(["variant_l", "variant_s"]);
    const [, second] = form.rows;
    expect(second && table(withoutVariant(form, second))).toMatchObject({
      ...{ variants: [{ id: "variant_l" }], removed: ["variant_s"] },
    });
  });

  it("begin with what the product's own fields say", () => {
    const form = withFirstOption(NO_VARIANTS, { originalPrice: "40", stock: "3", sku: "N-1" });
    expect(form.options).toHaveLength(1);
    expect(form.rows).toMatchObject([{ originalPrice: "40", stock: "3", sku: "N-1" }]);
    expect(missingCombinations(form)).toEqual([]);
  });
});
