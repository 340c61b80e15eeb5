import type { ProductDetail } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { WALKER } from "~/features/cart/product-of-two.fixture";
import { cardOf } from "./card-of";
import { asVariant, choiceIn, valueState } from "./variant-choice";

const walker: ProductDetail = {
  ...WALKER,
  imageAlts: ["All", "Large"],
  french: null,
  tags: [],
  meta: null,
  categoryIds: [],
};
const [small, large] = walker.variants;
const choose = (query: string) => choiceIn(walker, new URLSearchParams(query));

describe("choosing a variant", () => {
  it("is up to the address, else to the default variant", () => {
    expect(choose("option.Size=L")).toEqual({ Size: "L" });
    expect(choose("")).toEqual({ Size: "S" });
    expect(choose("option.Size=XXL&option.Colour=Red&Size=L")).toEqual({ Size: "S" });
  });

  it("leaves what is open to the first variant that fits", () => {
    const coloured = {
      options: [
        { name: "Size", values: ["S", "L"] },
        { name: "Colour", values: ["Blue", "Red"] },
      ],
      variants: [
        { ...WALKER.variants[0], options: { Size: "S", Colour: "Blue" } },
        { ...WALKER.variants[1], options: { Size: "L", Colour: "Red" } },
      ] as ProductDetail["variants"],
    };
    const chosen = choiceIn(coloured, new URLSearchParams("option.Colour=Red"));
    expect(chosen).toEqual({ Size: "L", Colour: "Red" });
    expect(valueState(coloured, chosen, { Colour: "Blue" })).toBe("missing");
    expect(valueState(coloured, chosen, { Size: "L" })).toBe("soldOut");
    const small = { Size: "S", Colour: "Blue" };
    expect(valueState(coloured, small, { Size: "S" })).toBe("inStock");
  });

  it("shows price, stock, SKU and pictures of what is chosen", () => {
    if (!small || !large) throw new Error("The walker has two variants.");
    expect(asVariant(walker, large)).toMatchObject({
      ...{ id: walker.id, sku: "BW-L", priceCAD: 4500, stock: 0, onSale: true },
      images: ["/static/l.webp", "/static/all.webp"],
      imageAlts: ["Large", "All"],
    });
    expect(asVariant(walker, small).images).toEqual(["/static/all.webp"]);
    const onlyOwn = { ...walker, images: ["/static/l.webp"] };
    expect(asVariant(onlyOwn, small).images).toEqual(["/static/l.webp"]);
  });
});

describe("a card of a product with several variants", () => {
  it("counts all of them, from the lowest price on", () => {
    expect(cardOf(WALKER)).toMatchObject({ priceCAD: 3000, stock: 3, onSale: true, isFrom: true });
    const alike = { ...WALKER, variants: [small, small] as ProductDetail["variants"] };
    expect(cardOf(alike)).toMatchObject({ priceCAD: 3000, isFrom: false, onSale: false });
  });

  it("is the product itself where there is nothing to choose", () => {
    const plain = { ...WALKER, options: [], variants: [] };
    expect(cardOf(plain)).toEqual({ ...plain, isFrom: false });
  });
});
