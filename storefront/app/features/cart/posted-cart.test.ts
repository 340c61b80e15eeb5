import type { CartItem, Product } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { addByForm, changeByForm } from "./posted-cart";

const CANE: Product = {
  ...{ id: "prod_cane", slug: "offset-cane", name: "Offset Cane", description: "A cane." },
  ...{ sku: "BW-1", categoryId: null, priceCAD: 3000, originalPriceCAD: 3000, stock: 3 },
  ...{ discountPercentage: 0, onSale: false, featured: false, rating: 0, reviewCount: 0 },
  ...{ images: [], specs: {}, options: [], variants: [] },
};
const line = (quantity: number): CartItem => ({
  id: CANE.id,
  name: CANE.name,
  price: 30,
  image: "",
  quantity,
});

describe("adding by a form", () => {
  it("adds one piece from a card, with the words of the toast", () => {
    expect(addByForm([], { intent: "add" }, CANE)).toEqual({
      lines: [line(1)],
      path: "/cart",
      notice: {
        title: "Added to Cart",
        description: "Offset Cane has been added to your cart.",
      },
    });
  });

  it("adds the pieces that were typed on the product's page", () => {
    const { lines, notice } = addByForm([], { intent: "add", quantity: "2" }, CANE);
    expect(lines).toEqual([line(2)]);
    expect(notice?.description).toBe("2x Offset Cane added to your cart.");
  });

  it("adds no more than there is, and says so", () => {
    const { lines, notice } = addByForm([line(2)], { intent: "add", quantity: "9" }, CANE);
    expect(lines).toEqual([line(3)]);
    expect(notice?.description).toBe(
      "1x Offset Cane added to your cart. Only 3 are in stock, so we set it to 3. Your cart already holds 2, so we added 1 more: that is all we have in stock.",
    );
    expect(addByForm([line(3)], { intent: "add" }, CANE)).toMatchObject({
      lines: [line(3)],
      notice: { description: "Your cart already holds all 3 we have in stock." },
    });
  });

  it("names as many as the cart takes", () => {
    const plenty = { ...CANE, stock: 2000 };
    const { lines, notice } = addByForm([], { intent: "add", quantity: "1500" }, plenty);
    expect(lines).toEqual([line(999)]);
    expect(notice?.description).toBe(
      "999x Offset Cane added to your cart. A cart takes at most 999 of one product. We set it to 999.",
    );
    expect(addByForm([line(999)], { intent: "add" }, plenty).notice).toMatchObject({
      tone: "destructive",
      description: "A cart takes at most 999 of one product.",
    });
  });

  it("goes on to the checkout with 'Buy Now', and not with less than was wanted", () => {
    expect(addByForm([], { intent: "buy" }, CANE)).toEqual({
      lines: [line(1)],
      path: "/checkout",
    });
    expect(addByForm([], { intent: "buy", quantity: "4" }, CANE).path).toBe("/cart");
  });

  it("says of a product that cannot be bought that it cannot", () => {
    const soldOut = addByForm([], { intent: "buy" }, { ...CANE, stock: 0 });
    expect(soldOut).toMatchObject({ lines: [], path: "/cart" });
    expect(soldOut.notice?.description).toBe("Offset Cane is out of stock.");
    expect(addByForm([line(1)], { intent: "add" }, undefined).lines).toEqual([line(1)]);
  });
});

describe("changing the cart by a form", () => {
  it("sets a line's quantity", () => {
    const form = { intent: "set", product: CANE.id, quantity: 2 } as const;
    expect(changeByForm([line(1)], form)).toEqual({ lines: [line(2)], path: "/cart" });
  });

  it("removes a line at 0, and says so", () => {
    const form = { intent: "set", product: CANE.id, quantity: 0 } as const;
    expect(changeByForm([line(1)], form)).toMatchObject({
      lines: [],
      notice: {
        title: "Removed from Cart",
        description: "Offset Cane has been removed from your cart.",
      },
    });
    expect(changeByForm([], form)).toEqual({ lines: [], path: "/cart" });
  });

  it("clears everything", () => {
    expect(changeByForm([line(1)], { intent: "clear" })).toMatchObject({
      lines: [],
      notice: { title: "Cart Cleared" },
    });
  });
});
