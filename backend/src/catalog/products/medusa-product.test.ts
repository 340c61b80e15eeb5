import { Product } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { fromMedusa, type MedusaProduct } from "./medusa-product";
import { aMedusaProduct, anInventoryItem, aVariant } from "./medusa-product.fixture";
import { productView } from "./product-view";

const viewOf = (product: MedusaProduct) => productView(fromMedusa(product, ["sloc_1"]));
const mapped = (changes: Partial<MedusaProduct> = {}) => viewOf(aMedusaProduct(changes));

const pricedAt = (calculated: number | null, original: number | null) =>
  mapped({
    variants: [
      aVariant({ calculated_price: { calculated_amount: calculated, original_amount: original } }),
    ],
  });

describe("a product of Medusa's as the shop shows it", () => {
  it("answers a product of the contract", () => {
    expect(Product.parse(mapped())).toEqual({
      id: "prod_1",
      name: "Folding Walker",
      slug: "folding-walker",
      sku: "BW-1",
      description: "Folds flat.",
      images: [],
      priceCAD: 10000,
      originalPriceCAD: 10000,
      discountPercentage: 0,
      onSale: false,
      stock: 5,
      featured: true,
      categoryId: "pcat_1",
      rating: 4.5,
      reviewCount: 12,
      specs: { Width: "60 cm" },
    });
  });

  it("turns dollars into whole cents", () => {
    expect(pricedAt(1.005, 19.99)).toMatchObject({ priceCAD: 101, originalPriceCAD: 1999 });
  });

  it("is on sale when today's price is below the original one, and says by how much", () => {
    expect(pricedAt(75, 100)).toMatchObject({ onSale: true, discountPercentage: 25 });
  });

  it("prefers the per cent that staff gave where it makes the price", () => {
    const product = aMedusaProduct({
      variants: [
        aVariant({ calculated_price: { calculated_amount: 0.87, original_amount: 0.99 } }),
      ],
    });
    const merchandising = product.product_merchandising;
    if (!merchandising) throw new Error("The fixture has merchandising.");
    merchandising.discount_percentage = 12;
    expect(viewOf(product).discountPercentage).toBe(12);
    merchandising.discount_percentage = 50;
    expect(viewOf(product).discountPercentage).toBe(12);
  });

  it("costs nothing while it has no variant or no price, which is no price to sell at", () => {
    const unpriced = { priceCAD: 0, originalPriceCAD: null, onSale: false };
    expect(mapped({ variants: [] })).toMatchObject({ ...unpriced, sku: "", stock: 0 });
    expect(pricedAt(null, null)).toMatchObject(unpriced);
    const priceOf = (product: MedusaProduct) => fromMedusa(product, []).price;
    expect(priceOf(aMedusaProduct({ variants: [] }))).toBeNull();
    expect(priceOf(aMedusaProduct())).toEqual({ cents: 10_000, originalCents: 10_000 });
  });

  it("counts what is in stock where the shop sells from, less what is reserved", () => {
    const stockOf = (changes: Parameters<typeof aVariant>[0]) =>
      mapped({ variants: [aVariant(changes)] }).stock;
    expect(stockOf({ inventory_items: [anInventoryItem(9, { reserved: 2 })] })).toBe(7);
    expect(stockOf({ inventory_items: [anInventoryItem(9, { perKit: 4 })] })).toBe(2);
    expect(stockOf({ inventory_items: [anInventoryItem(9), anInventoryItem(3)] })).toBe(3);
    expect(stockOf({ inventory_items: [anInventoryItem(1, { reserved: 3 })] })).toBe(0);
    expect(stockOf({ inventory_items: [] })).toBe(0);
    expect(stockOf({ manage_inventory: false })).toBe(999);
    expect(stockOf({ allow_backorder: true })).toBe(999);
  });

  it("is sold as its first variant", () => {
    const variants = [
      aVariant({ id: "variant_2", sku: "BW-2", variant_rank: 1 }),
      aVariant({ id: "variant_1", sku: "BW-1", variant_rank: 0 }),
    ];
    expect(mapped({ variants }).sku).toBe("BW-1");
  });

  it("shows its pictures in their order, without a host and without data URLs", () => {
    const images = [
      { url: "http://localhost:8000/static/b.webp", rank: 1 },
      { url: "data:image/png;base64,AAAA", rank: 2 },
      { url: "/static/a.webp", rank: 0 },
    ];
    expect(mapped({ images }).images).toEqual(["/static/a.webp", "/static/b.webp"]);
  });

  it("belongs to the most specific of its categories", () => {
    const categories = [
      { id: "pcat_1", name: "Mobility Aids", mpath: "pcat_1" },
      { id: "pcat_9", name: "Walkers", mpath: "pcat_1.pcat_9" },
    ];
    expect(mapped({ categories }).categoryId).toBe("pcat_9");
    expect(mapped({ categories: [] }).categoryId).toBeNull();
  });

  it("manages without merchandising, and ignores specs that are none", () => {
    expect(mapped({ product_merchandising: null })).toMatchObject({
      featured: false,
      rating: 0,
      reviewCount: 0,
      specs: {},
    });
  });
});
