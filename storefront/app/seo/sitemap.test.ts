import { describe, expect, it } from "vitest";
import { sitemapXml } from "./sitemap";

describe("the sitemap", () => {
  it("lists every path below the shop's address", () => {
    const xml = sitemapXml("https://shop.example", ["/", "/product/cane"]);
    expect(xml).toContain("<url><loc>https://shop.example/</loc></url>");
    expect(xml).toContain("<url><loc>https://shop.example/product/cane</loc></url>");
  });

  it("stays well-formed whatever a path holds", () => {
    expect(sitemapXml("https://shop.example", [`/a?b=1&c=<'">`])).toContain(
      "<loc>https://shop.example/a?b=1&amp;c=&lt;&apos;&quot;&gt;</loc>",
    );
  });
});
