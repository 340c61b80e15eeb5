import { describe, expect, it } from "vitest";
import { pageMeta, shopUrlOf, shortDescription } from "./page-meta";

const aPage = {
  shopUrl: "https://shop.example",
  title: "Folding Cane",
  description: "A cane that folds.",
  path: "/product/folding-cane",
};

describe("a page's meta data", () => {
  it("names page and shop in the title", () => {
    expect(pageMeta(aPage)).toContainEqual({ title: "Folding Cane | Birchwell" });
  });

  it("points to the page's one public address", () => {
    expect(pageMeta(aPage)).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://shop.example/product/folding-cane",
    });
  });

  it("makes a stored picture's address whole for those who share the page", () => {
    expect(pageMeta({ ...aPage, image: "/static/cane.webp" })).toContainEqual({
      property: "og:image",
      content: "https://shop.example/static/cane.webp",
    });
  });

  it("keeps hidden pages out of search engines, without a canonical address", () => {
    const meta = pageMeta({ ...aPage, isHidden: true });
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(meta)).not.toContain("canonical");
  });
});

describe("a description", () => {
  it("is one line", () => {
    expect(shortDescription("One.\n\n  Two.")).toBe("One. Two.");
  });

  it("ends at a word within 160 characters", () => {
    const short = shortDescription("steady ".repeat(60));
    expect(short.length).toBeLessThanOrEqual(160);
    expect(short).toMatch(/steady…$/);
  });
});

describe("the shop's address", () => {
  it("comes from the root loader", () => {
    const matches = [{ id: "root", loaderData: { shopUrl: "https://shop.example" } }];
    expect(shopUrlOf(matches)).toBe("https://shop.example");
  });

  it("is empty when the root loader failed", () => {
    expect(shopUrlOf([undefined, { id: "root" }])).toBe("");
  });
});
