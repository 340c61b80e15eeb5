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
      options: [],
      variants: [],
    });
  });

  it("has the number of its maker's bar code, never one that stands for something here alone", () => {
    const coded = (barcode: string) => mapped({ variants: [aVariant({ barcode })] });
    expect(coded("036000291452")).toMatchObject({ gtin: "036000291452" });
    expect(coded("SHELF-12")).not.toHaveProperty("gtin");
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

  it("is its first variant where nobody chose", () => {
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

/** Sizes S and L in two colours, of which one is not made. */
const walkers = (): Partial<MedusaProduct> => ({
  options: [
    { id: "opt_2", title: "Colour", metadata: { rank: 1 } },
    { id: "opt_1", title: "Size", metadata: { rank: 2 } },
  ],
  images: [
    { url: "/static/all.webp", rank: 0 },
    { url: "/static/red.webp", rank: 1, variants: [{ id: "variant_3" }] },
  ],
  variants: [
    aWalker({ id: "variant_3", sku: "R-L", variant_rank: 2 }, { opt_1: "L", opt_2: "Red" }),
    aWalker({ id: "variant_1", sku: "B-S", variant_rank: 0 }, { opt_1: "S", opt_2: "Blue" }),
    aWalker(
      {
        id: "variant_2",
        sku: "B-L",
        variant_rank: 1,
        calculated_price: { calculated_amount: 90, original_amount: 120 },
        inventory_items: [anInventoryItem(0)],
        variant_merchandising: { discount_percentage: 25 },
      },
      { opt_1: "L", opt_2: "Blue" },
    ),
  ],
});

function aWalker(changes: Parameters<typeof aVariant>[0], values: Record<string, string>) {
  const options = Object.entries(values).map(([option_id, value]) => ({ option_id, value }));
  return aVariant({ ...changes, options });
}

describe("a product with several variants as the shop shows it", () => {
  it("is the default one, and says what there is to choose", () => {
    const view = Product.parse(mapped(walkers()));
    expect(view).toMatchObject({ sku: "B-S", priceCAD: 10000, stock: 5, onSale: false });
    expect(view.options).toEqual([
      { name: "Colour", values: ["Blue", "Red"] },
      { name: "Size", values: ["S", "L"] },
    ]);
    expect(view.variants.map(({ id }) => id)).toEqual(["variant_1", "variant_2", "variant_3"]);
  });

  it("has a price, a stock, a discount and pictures for each", () => {
    expect(mapped(walkers()).variants.slice(1)).toEqual([
      {
        id: "variant_2",
        sku: "B-L",
        options: { Colour: "Blue", Size: "L" },
        priceCAD: 9000,
        originalPriceCAD: 12000,
        discountPercentage: 25,
        onSale: true,
        stock: 0,
        images: [],
      },
      expect.objectContaining({ id: "variant_3", images: ["/static/red.webp"] }),
    ]);
  });

  it("leaves out variants that nobody priced; with one left there is nothing to choose", () => {
    const { variants = [], ...walker } = walkers();
    const unpriced = variants?.map((variant) =>
      variant.id === "variant_1" ? variant : { ...variant, calculated_price: null },
    );
    expect(mapped({ ...walker, variants: unpriced ?? [] })).toMatchObject({
      sku: "B-S",
      options: [],
      variants: [],
    });
  });
});
