import type { Product } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { breadcrumbData, productData } from "./structured-data";

const SHOP_URL = "https://shop.example";
const aProduct = (change: Partial<Product> = {}): Product => ({
  id: "prod_1",
  name: "Folding Cane",
  slug: "folding-cane",
  sku: "BW-1",
  description: "A cane that folds.",
  images: ["/static/cane.webp"],
  priceCAD: 3990,
  originalPriceCAD: 4990,
  discountPercentage: 20,
  onSale: true,
  stock: 3,
  featured: false,
  categoryId: null,
  rating: 4.5,
  reviewCount: 12,
  specs: {},
  ...change,
});

const dataOf = (product: Product) =>
  JSON.parse(JSON.stringify(productData(SHOP_URL, product)))["script:ld+json"];

describe("a product's structured data", () => {
  it("offers the present price in Canadian dollars", () => {
    expect(dataOf(aProduct()).offers).toMatchObject({
      price: "39.90",
      priceCurrency: "CAD",
      availability: "https://schema.org/InStock",
    });
  });

  it("says when a product is sold out", () => {
    expect(dataOf(aProduct({ stock: 0 })).offers.availability).toBe(
      "https://schema.org/OutOfStock",
    );
  });

  it("has whole addresses for pictures and page", () => {
    expect(dataOf(aProduct())).toMatchObject({
      url: "https://shop.example/product/folding-cane",
      image: ["https://shop.example/static/cane.webp"],
    });
  });

  it("claims no rating while nobody has rated", () => {
    expect(dataOf(aProduct({ reviewCount: 0 }))).not.toHaveProperty("aggregateRating");
  });
});

describe("a breadcrumb", () => {
  it("numbers its steps from one", () => {
    const steps = [
      { name: "Home", path: "/" },
      { name: "Products", path: "/products" },
    ];
    expect(JSON.stringify(breadcrumbData(SHOP_URL, steps))).toContain(
      '"position":2,"name":"Products","item":"https://shop.example/products"',
    );
  });
});
