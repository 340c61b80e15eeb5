import type { Product } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { wishlistRows } from "./wishlist-rows";

const product = (given: Partial<Product>) =>
  ({
    ...{ id: "cane", name: "Cane", slug: "cane", images: ["/cane.webp"], onSale: false },
    ...{ priceCAD: 1999, originalPriceCAD: null, stock: 4, options: [], variants: [] },
    ...given,
  }) as Product;
const socks = product({
  ...{ id: "socks", name: "Socks", slug: "socks" },
  options: [{ name: "Size", values: ["S", "L"] }],
  variants: [
    { id: "s", options: { Size: "S" }, priceCAD: 900, originalPriceCAD: null, stock: 3 },
    { id: "l", options: { Size: "L" }, priceCAD: 1200, originalPriceCAD: 1500, stock: 0 },
  ].map((variant) => ({ images: [], onSale: false, ...variant })) as unknown as Product["variants"],
});
const rowOf = (item: { productId: string; variantId?: string }, products: Product[] | null) =>
  wishlistRows([{ ...item, name: "As it was called" }], products)[0];

it("a product is as it is called, costs and is in stock today, and goes into the cart", () => {
  expect(rowOf({ productId: "cane" }, [product({ name: "Oak Cane" })])).toMatchObject({
    ...{ id: "cane", name: "Oak Cane", isGone: false },
    sold: { path: "/product/cane", price: { priceCAD: 1999, stock: 4 } },
  });
});

it("a variant that was saved is shown and bought as that", () => {
  const { sold } = rowOf({ productId: "socks", variantId: "l" }, [socks]) ?? {};
  expect(sold).toMatchObject({
    ...{ path: "/product/socks?option.Size=L", variantName: "Size: L", hasLostChoice: false },
    price: { priceCAD: 1200, originalPriceCAD: 1500, stock: 0 },
    buyable: { options: { Size: "L" }, item: { variantId: "l" } },
  });
});

it("where nothing was chosen, and where the choice is not made any more, it is chosen first", () => {
  for (const [variantId, hasLostChoice] of [
    [undefined, false],
    ["xl", true],
  ] as const) {
    const { sold } = rowOf({ productId: "socks", ...(variantId && { variantId }) }, [socks]) ?? {};
    expect(sold).toMatchObject({ hasLostChoice, price: { priceCAD: 900, isFrom: true, stock: 3 } });
    expect(sold?.buyable.item).toBeUndefined();
  }
});

it("what is not sold any more is called as it was; nothing is said of what could not be asked", () => {
  expect(rowOf({ productId: "cane" }, [])).toEqual({
    ...{ id: "cane", name: "As it was called", isGone: true },
  });
  expect(rowOf({ productId: "cane" }, null)).toMatchObject({ isGone: false });
});
