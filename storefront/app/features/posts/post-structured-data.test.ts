import { describe, expect, it } from "vitest";
import { breadcrumbData } from "~/seo/breadcrumb-data";
import { postCrumbs, postStructuredData } from "./post-structured-data";

const aPost = {
  title: "Choosing a cane",
  slug: "choosing-a-cane",
  excerpt: "Height, handle, tip.",
  coverUrl: "/static/cane.webp",
  author: "Birchwell Care Team",
  topic: "Product Guides" as const,
  createdAt: "2026-03-01T12:00:00.000Z",
  updatedAt: "2026-04-01T12:00:00.000Z",
  sources: [{ title: "Canes", publisher: "MedlinePlus", url: "https://medlineplus.gov" }],
};
const SHOP_URL = "https://shop.example";

describe("a guide for search engines", () => {
  it("has its dates, picture and sources with whole addresses", () => {
    expect(postStructuredData(aPost, SHOP_URL)).toMatchObject({
      "@type": "Article",
      headline: "Choosing a cane",
      image: ["https://shop.example/static/cane.webp?w=1280"],
      datePublished: "2026-03-01T12:00:00.000Z",
      dateModified: "2026-04-01T12:00:00.000Z",
      mainEntityOfPage: "https://shop.example/blog/choosing-a-cane",
      citation: [{ name: "Canes", url: "https://medlineplus.gov" }],
    });
  });

  it("was never changed before it came out", () => {
    const early = { ...aPost, updatedAt: "2026-01-01T12:00:00.000Z" };
    expect(postStructuredData(early, SHOP_URL).dateModified).toBe(aPost.createdAt);
  });

  it("claims no picture and no topic that it has not", () => {
    const plain = postStructuredData({ ...aPost, coverUrl: null, topic: null }, SHOP_URL);
    expect(plain).not.toHaveProperty("image");
    expect(plain).not.toHaveProperty("articleSection");
  });

  it("stands below the list of guides", () => {
    const steps = breadcrumbData(postCrumbs(aPost), SHOP_URL).itemListElement;
    expect(steps.map(({ item }) => item)).toEqual([
      "https://shop.example/",
      "https://shop.example/blog",
      "https://shop.example/blog/choosing-a-cane",
    ]);
  });
});
