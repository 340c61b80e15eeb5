import type { Product } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { WALKER } from "~/features/cart/product-of-two.fixture";
import { productStructuredData } from "./product-structured-data";

const aProduct = (change: Partial<Product> = {}): Product => ({
  id: "cane",
  name: "Folding Cane",
  slug: "folding-cane",
  sku: "BW-1",
  description: "It folds.",
  images: ["/static/cane.webp"],
  priceCAD: 3990,
  originalPriceCAD: 3990,
  discountPercentage: 0,
  onSale: false,
  stock: 12,
  featured: false,
  categoryId: "mobility",
  rating: 4.5,
  reviewCount: 8,
  specs: {},
  options: [],
  variants: [],
  ...change,
});

describe("productStructuredData", () => {
  it("offers the product at its price in Canadian dollars, with whole addresses", () => {
    expect(productStructuredData(aProduct(), "https://shop.example")).toMatchObject({
      "@type": "Product",
      image: ["https://shop.example/static/cane.webp"],
      offers: {
        url: "https://shop.example/product/folding-cane",
        price: "39.90",
        priceCurrency: "CAD",
        availability: "https://schema.org/InStock",
      },
    });
  });

  it("offers several variants from the lowest price to the highest", () => {
    const { offers } = productStructuredData(WALKER, "");
    expect(offers).toMatchObject({
      "@type": "AggregateOffer",
      ...{ lowPrice: "30.00", highPrice: "45.00", offerCount: 2 },
      availability: "https://schema.org/InStock",
    });
  });

  it("rates it by what buyers of this shop said, and never by made-up stars", () => {
    const review = {
      ...{ id: "one", name: "", stars: 4, text: "Sturdy.", answer: null },
      writtenAt: "2026-11-01T12:00:00.000Z",
    };
    expect(productStructuredData(aProduct(), "", [review])).not.toHaveProperty("aggregateRating");
    expect(productStructuredData(aProduct(), "", [review])).not.toHaveProperty("review");
    expect(productStructuredData(aProduct({ isReviewed: true }), "", [review])).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 8 },
      review: [
        {
          author: { name: "A customer" },
          datePublished: "2026-11-01",
          reviewRating: { ratingValue: 4 },
          reviewBody: "Sturdy.",
        },
      ],
    });
  });

  it("says that it is out of stock, and invents no rating", () => {
    const data = productStructuredData(aProduct({ stock: 0, reviewCount: 0 }), "");
    expect(data.offers.availability).toBe("https://schema.org/OutOfStock");
    expect(data).not.toHaveProperty("aggregateRating");
  });
});
