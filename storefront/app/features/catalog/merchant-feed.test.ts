import type { Product } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { WALKER } from "~/features/cart/product-of-two.fixture";
import { FEED_END, type FeedShop, feedHead, feedItems } from "./merchant-feed";

const SHOP: FeedShop = {
  shopUrl: "https://shop.example",
  freeFromCents: 5000,
  categories: new Map([["pcat_1", "Canes"]]),
  now: new Date("2026-03-01T12:00:00Z"),
};
const CANE: Product = {
  ...WALKER,
  id: "cane",
  name: "Cane & Tip",
  slug: "cane",
  sku: "BW-1",
  description: "It folds <flat>.",
  images: ["/static/a.webp", "/static/b.webp"],
  priceCAD: 3000,
  originalPriceCAD: 4000,
  stock: 2,
  options: [],
  variants: [],
};
/** Texts of an attribute, in the order of the items. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, "g"))].map(([, text]) => text);

describe("the feed for Google Merchant Center", () => {
  it("has a product with its address, pictures, prices and stock", () => {
    const known = { brand: "Evergreen", gtin: "4006381333931" };
    const xml = feedItems({ ...CANE, ...known }, SHOP);
    expect(texts(xml, "id")).toEqual(["BW-1"]);
    expect(texts(xml, "title")).toEqual(["Cane &amp; Tip"]);
    expect(texts(xml, "description")).toEqual(["It folds &lt;flat&gt;."]);
    expect(texts(xml, "link")).toEqual(["https://shop.example/product/cane"]);
    expect(texts(xml, "image_link")).toEqual(["https://shop.example/static/a.webp"]);
    expect(texts(xml, "additional_image_link")).toEqual(["https://shop.example/static/b.webp"]);
    expect(texts(xml, "price")).toEqual(["40.00 CAD"]);
    expect(texts(xml, "sale_price")).toEqual(["30.00 CAD"]);
    expect(texts(xml, "availability")).toEqual(["in_stock"]);
    expect([...texts(xml, "brand"), ...texts(xml, "gtin")]).toEqual(Object.values(known));
  });

  it("says that a product without a maker has no identifier, and promises no sale where there is none", () => {
    const { brand: _, ...unbranded } = CANE;
    const xml = feedItems({ ...unbranded, priceCAD: 4000, stock: 0 }, SHOP);
    expect(texts(xml, "identifier_exists")).toEqual(["no"]);
    expect(texts(xml, "gtin")).toEqual([]);
    expect(texts(xml, "sale_price")).toEqual([]);
    expect(texts(xml, "availability")).toEqual(["out_of_stock"]);
  });

  it("says until when a sale lasts, and in which category a product lies", () => {
    const saleEndsAt = "2026-03-31T04:00:00.000Z";
    const xml = feedItems({ ...CANE, saleEndsAt, categoryId: "pcat_1" }, SHOP);
    expect(texts(xml, "sale_price_effective_date")).toEqual([
      "2026-03-01T12:00:00.000Z/2026-03-31T04:00:00.000Z",
    ]);
    expect(texts(xml, "product_type")).toEqual(["Canes"]);
    const regular = feedItems({ ...CANE, saleEndsAt, priceCAD: 4000, categoryId: null }, SHOP);
    expect(texts(regular, "sale_price_effective_date")).toEqual([]);
    expect(texts(regular, "product_type")).toEqual([]);
  });

  it("promises free delivery only for what is delivered for nothing by itself", () => {
    const isFree = (freeFromCents: number | null) =>
      feedItems(CANE, { ...SHOP, freeFromCents }).includes("<g:country>CA</g:country>");
    expect([0, 3000, 3001, null].map(isFree)).toEqual([true, true, false, false]);
  });

  it("has each variant of a product, as one group, each with its own address", () => {
    const xml = feedItems(WALKER, SHOP);
    expect(texts(xml, "id")).toEqual(WALKER.variants.map(({ sku }) => sku));
    expect(new Set(texts(xml, "item_group_id"))).toEqual(new Set([WALKER.id]));
    expect(texts(xml, "gtin")).toEqual([]);
    const [small, ...others] = WALKER.variants;
    const coded = {
      ...WALKER,
      gtin: "96385074",
      variants: [{ ...small, gtin: "96385074" }, ...others],
    };
    expect(texts(feedItems(coded as Product, SHOP), "gtin")).toEqual(["96385074"]);
    const links = texts(xml, "link");
    expect(new Set(links).size).toBe(WALKER.variants.length);
    expect(links[0]).toContain(`/product/${WALKER.slug}?option.`);
  });

  it("is one document", () => {
    const xml = feedHead(SHOP) + feedItems(CANE, SHOP) + FEED_END;
    expect(xml.match(/<item>/g)).toHaveLength(1);
    expect(xml.trim().endsWith("</rss>")).toBe(true);
  });
});
