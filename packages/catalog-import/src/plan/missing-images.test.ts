import { describe, expect, it } from "vitest";
import { missingImages, namesImages } from "./missing-images.js";

const ADDRESSES = new Map<string, string | null>([
  ["front.jpg", "/static/a.webp"],
  ["https://cdn.example/side.jpg", null],
  ["https://cdn.example/red.jpg", null],
]);
const SIDE = { file: "https://cdn.example/side.jpg", alt: "Side" };
const RED = { file: "https://cdn.example/red.jpg" };

describe("the pictures that a product waits for", () => {
  it("are those that cannot be fetched, with their place and what they show", () => {
    expect(missingImages({ images: [{ file: "front.jpg" }, SIDE] }, ["A"], ADDRESSES)).toEqual([
      { ...SIDE, position: 1, skus: [] },
    ]);
    expect(missingImages({ images: [{ file: "front.jpg" }] }, ["A"], ADDRESSES)).toEqual([]);
  });

  it("name the variants that they show, and come once", () => {
    const row = {
      images: [SIDE],
      variantImages: [RED],
      variants: [{ variantImages: [RED, SIDE] }] as never,
    };
    expect(missingImages(row, ["A-S", "A-L"], ADDRESSES)).toEqual([
      { ...SIDE, position: 0, skus: ["A-L"] },
      { ...RED, alt: "", position: 2, skus: ["A-S", "A-L"] },
    ]);
  });

  it("are said by rows that name pictures only", () => {
    expect(namesImages({ sku: "A" })).toBe(false);
    expect(namesImages({ images: [] })).toBe(true);
    expect(namesImages({ variants: [{ variantImages: [RED] }] as never })).toBe(true);
  });
});
