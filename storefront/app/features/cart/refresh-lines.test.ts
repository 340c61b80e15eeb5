import type { CartItem, Product } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { refreshLines } from "./refresh-lines";

const aLine = (change: Partial<CartItem> = {}): CartItem => ({
  id: "cane",
  name: "Folding Cane",
  price: 39.95,
  image: "/static/cane.webp",
  quantity: 1,
  ...change,
});

const aProduct = (change: Partial<Product> = {}): Product => ({
  id: "cane",
  name: "Folding Cane",
  slug: "folding-cane",
  sku: "BW-1",
  description: "",
  images: ["/static/cane.webp"],
  priceCAD: 3995,
  originalPriceCAD: 3995,
  discountPercentage: 0,
  onSale: false,
  stock: 12,
  featured: false,
  categoryId: null,
  rating: 0,
  reviewCount: 0,
  specs: {},
  options: [],
  variants: [],
  ...change,
});

describe("refreshing the cart", () => {
  it("takes over a changed price and says so", () => {
    const { lines, notices } = refreshLines([aLine()], [aProduct({ priceCAD: 3495 })]);
    expect(lines[0]?.price).toBe(34.95);
    expect(notices).toEqual(["The price of Folding Cane changed from $39.95 to $34.95."]);
  });

  it("says nothing when nothing changed", () => {
    expect(refreshLines([aLine()], [aProduct()])).toEqual({
      lines: [aLine()],
      stock: { cane: 12 },
      notices: [],
    });
  });

  it("gives a cut name its whole length back", () => {
    const { lines } = refreshLines([aLine({ name: "Folding C…" })], [aProduct()]);
    expect(lines[0]?.name).toBe("Folding Cane");
  });

  it("lowers a quantity to what is left and says so", () => {
    const { lines, notices } = refreshLines([aLine({ quantity: 9 })], [aProduct({ stock: 2 })]);
    expect(lines[0]?.quantity).toBe(2);
    expect(notices).toEqual(["Only 2 of Folding Cane left: we changed the quantity."]);
  });

  it("keeps products that are sold out or gone, and says so", () => {
    const lines = [aLine(), aLine({ id: "gone", name: "Old Walker", quantity: 3 })];
    const refreshed = refreshLines(lines, [aProduct({ stock: 0 })]);
    expect(refreshed.lines).toEqual(lines);
    expect(refreshed.stock).toEqual({ cane: 0, gone: 0 });
    expect(refreshed.notices).toEqual([
      "Old Walker is no longer available.",
      "Folding Cane is out of stock.",
    ]);
  });

  it("counts sold-out products instead of listing many", () => {
    const ids = ["a", "b", "c"];
    const { notices } = refreshLines(
      ids.map((id) => aLine({ id })),
      ids.map((id) => aProduct({ id, stock: 0 })),
    );
    expect(notices).toEqual(["3 products are out of stock. They are marked below."]);
  });
});
