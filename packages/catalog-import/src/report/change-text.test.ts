import { describe, expect, it } from "vitest";
import type { VariantFields } from "../fields/product.js";
import { changeText } from "./change-text.js";

const variant = (over: Partial<VariantFields>): VariantFields => ({
  ...{ sku: "G-L", originalCents: 4000, discountPercentage: 0, saleCents: null, onHand: 3 },
  ...{ saleStartsAt: null, saleEndsAt: null, weight: null, barcode: "", variantImages: [] },
  optionValues: ["Large"],
  ...over,
});

const furtherVariants = (from: VariantFields[], to: VariantFields[]) =>
  changeText({ field: "furtherVariants", from, to });

describe("a change of further variants", () => {
  it.each([
    [{ saleEndsAt: "2026-12-01T05:00:00.000Z" }, "Sale Ends none → Nov 30, 2026"],
    [{ weight: 120 }, "Weight (g) none → 120"],
    [{ barcode: "4006381333931" }, "Barcode none → 4006381333931"],
    [{ variantImages: ["/static/a.webp"] }, "Variant Images + a.webp"],
    [{ onHand: 4 }, "On hand 3 → 4"],
  ])("says of each what changes: %j", (change, text) => {
    const other = variant({ sku: "G-S", optionValues: ["Small"] });
    expect(furtherVariants([variant({}), other], [variant(change), other])).toBe(
      `Further variants G-L: ${text}`,
    );
  });

  it("says which are new, which go, and that they only stand otherwise", () => {
    const [one, two] = [variant({}), variant({ sku: "G-S", optionValues: ["Small"] })];
    expect(furtherVariants([one], [two])).toBe(
      "Further variants − G-L (Large) $40.00, 3 on hand, + G-S (Small) $40.00, 3 on hand",
    );
    expect(furtherVariants([one, two], [two, one])).toBe("Further variants in another order");
  });
});

describe("a change of pictures", () => {
  it("names their files", () => {
    const front = { url: "/static/front.webp", alt: "Front" };
    expect(
      changeText({ field: "images", from: [front], to: [{ url: "/static/b.webp", alt: "" }] }),
    ).toBe("Images − front.webp (Front), + b.webp");
    expect(changeText({ field: "image", from: null, to: front })).toBe(
      "Image none → front.webp (Front)",
    );
  });
});
