import { NO_LABELS, ONE_VARIANT } from "@eldercare/catalog-import";
import { describe, expect, it } from "vitest";
import type { ProductNow } from "../../catalog/products/read-products";
import { mergedProduct } from "./merged-product";

const current = {
  id: "prod_1",
  variantId: "variant_1",
  categories: [],
  furtherVariants: [],
  fields: {
    ...ONE_VARIANT,
    ...NO_LABELS,
    ...{ sku: "A-1", slug: "cane", name: "Cane", description: "A cane.", nameFr: "" },
    ...{ descriptionFr: "", categorySlug: null, originalCents: 4000, discountPercentage: 0 },
    ...{ saleCents: null, onHand: 5, featured: false, rating: 0, reviewCount: 0 },
    images: [
      { url: "/static/side.webp", alt: "The side" },
      { url: "/static/grip.webp", alt: "" },
    ],
    specs: [],
    status: "published",
  },
} as unknown as ProductNow;

const images = ["/static/side.webp", "/static/grip.webp"];
const merged = (imageAlts: string[], expected: object) =>
  mergedProduct({ imageAlts, expected }, current, { addresses: undefined });

describe("what images show, said without the images", () => {
  it("is said of the images that the form began with", () => {
    const expected = { images: [...images].reverse(), imageAlts: ["", "The side"] };
    const { images: written, imageAlts } = merged(["The grip", "The side"], expected);
    expect(
      Object.fromEntries(written?.map((url, place) => [url, imageAlts?.[place]]) ?? []),
    ).toEqual({ "/static/side.webp": "The side", "/static/grip.webp": "The grip" });
  });

  it("is said of the images as they are where the form began with none", () => {
    expect(merged(["The side", "The grip"], { name: "Cane" })).toEqual({
      images,
      imageAlts: ["The side", "The grip"],
    });
  });

  it("keeps a colleague's words for another image", () => {
    const expected = { images, imageAlts: ["A side", ""] };
    expect(merged(["A side", "The grip"], expected)).toEqual({
      images,
      imageAlts: ["The side", "The grip"],
    });
  });

  it("asks where a colleague has said something else of the same image", () => {
    const expected = { images, imageAlts: ["A side", ""] };
    expect(() => merged(["Another side", ""], expected)).toThrow("changed this in the meantime");
  });
});
