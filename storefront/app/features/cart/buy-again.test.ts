import type { CartItem, Product } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { buyAgain } from "./buy-again";

const CANE: Product = {
  ...{ id: "prod_cane", slug: "offset-cane", name: "Offset Cane", description: "A cane." },
  ...{ sku: "BW-1", categoryId: null, priceCAD: 3000, originalPriceCAD: 3000, stock: 3 },
  ...{ discountPercentage: 0, onSale: false, featured: false, rating: 0, reviewCount: 0 },
  ...{ images: [], specs: {}, options: [], variants: [] },
};
const SOCKS: Product = {
  ...CANE,
  ...{ id: "prod_socks", name: "Socks" },
  options: [{ name: "Size", values: ["M", "L"] }],
  variants: ["M", "L"].map((size) => ({
    ...{ id: `variant_${size}`, sku: size, options: { Size: size }, stock: 5, images: [] },
    ...{ priceCAD: 2000, originalPriceCAD: 2000, discountPercentage: 0, onSale: false },
  })),
} as Product;

const bought = (qty: number, changes = {}) => ({
  ...{ productId: CANE.id, name: CANE.name, qty },
  ...changes,
});
const order = (...items: ReturnType<typeof bought>[]) => ({ number: 12, items });
const inCart: CartItem = { id: CANE.id, name: CANE.name, price: 30, image: "", quantity: 2 };

describe("buying an order again", () => {
  it("takes what was bought at today's price, in the size of then", () => {
    const large = bought(2, { productId: SOCKS.id, variantId: "variant_L", name: "Socks" });
    const { lines, notice } = buyAgain([], order(bought(1), large), [
      { ...CANE, priceCAD: 3500 },
      SOCKS,
    ]);
    expect(lines.map(({ price, variantName, quantity }) => [price, variantName, quantity])).toEqual(
      [
        [35, undefined, 1],
        [20, "Size: L", 2],
      ],
    );
    expect(notice).toEqual({
      title: "Added to Cart",
      description: "3 items of order 12 added to your cart.",
    });
  });

  it("takes no more than there is beside what the cart holds, and says so", () => {
    const { lines, notice } = buyAgain([inCart], order(bought(2)), [CANE]);
    expect(lines).toMatchObject([{ quantity: 3 }]);
    expect(notice?.description).toBe(
      "1 item of order 12 added to your cart. Only 1 of 2 × Offset Cane: that is all we have in stock.",
    );
  });

  it("takes no more than a cart takes, and calls that no stock", () => {
    const plenty = [{ ...CANE, stock: 2000 }];
    const most = (quantity: number) => [{ ...inCart, quantity }];
    const { lines, notice } = buyAgain(most(500), order(bought(600)), plenty);
    expect(lines).toMatchObject(most(999));
    expect(notice?.description).toBe(
      "499 items of order 12 added to your cart. A cart takes at most 999 of one product. Not all was added: 499 of 600 × Offset Cane.",
    );
    expect(buyAgain(most(999), order(bought(1)), plenty).notice).toMatchObject({
      title: "Nothing Added",
      description:
        "A cart takes at most 999 of one product. Not all was added: 0 of 1 × Offset Cane.",
    });
  });

  it.each([
    ["is gone", bought(1), []],
    ["is sold out", bought(1), [{ ...CANE, stock: 0 }]],
    ["is not made in that size any more", bought(1, { variantId: "variant_XL" }), [CANE]],
  ])("says of what %s that it is not added", (_, item, products) => {
    expect(buyAgain([], order(item), products)).toEqual({
      lines: [],
      path: "/cart",
      notice: {
        title: "Nothing Added",
        description: "Not added, because we do not have more right now: Offset Cane.",
        tone: "destructive",
      },
    });
  });

  it.each([
    ["is a choice by now", bought(1, { productId: SOCKS.id, name: "Socks" }), "Socks"],
    [
      "is not made in that size, but in others",
      bought(1, { productId: SOCKS.id, name: "Socks", variantId: "xl", variantName: "Size: XL" }),
      "Socks (Size: XL)",
    ],
  ])("says of what %s that it is to be chosen", (_, item, name) => {
    expect(buyAgain([], order(item), [SOCKS])).toMatchObject({
      lines: [],
      notice: {
        title: "Nothing Added",
        description: `Not added, because there is something to choose on its page now: ${name}.`,
      },
    });
  });
});
