import { describe, expect, it } from "vitest";
import { readSitemapPart, sitemapIndexXml, sitemapPartPath, sitemapXml } from "./sitemap";

describe("a part of the sitemap", () => {
  it("lists every page below the shop's address, with its pictures", () => {
    const pages = [{ path: "/" }, { path: "/product/cane", images: ["/static/cane.webp"] }];
    const xml = sitemapXml("https://shop.example", pages);
    expect(xml).toContain("<url><loc>https://shop.example/</loc></url>");
    expect(xml).toContain(
      "<url><loc>https://shop.example/product/cane</loc><image:image><image:loc>https://shop.example/static/cane.webp</image:loc></image:image></url>",
    );
  });

  it("stays well-formed whatever a path holds", () => {
    expect(sitemapXml("https://shop.example", [{ path: `/a?b=1&c=<'">` }])).toContain(
      "<loc>https://shop.example/a?b=1&amp;c=&lt;&apos;&quot;&gt;</loc>",
    );
  });

  it.each(["pages", 1, 120] as const)("is found where the list of parts says: %s", (part) => {
    const path = sitemapPartPath(part);
    expect(sitemapIndexXml("https://shop.example", [part])).toContain(
      `<sitemap><loc>https://shop.example${path}</loc></sitemap>`,
    );
    expect(readSitemapPart(path.replace("/sitemaps/", ""))).toBe(part);
  });

  it.each(["", "products-0.xml", "products-1", "products-1.xml.gz", "../pages.xml"])(
    "is nothing else: %s",
    (file) => expect(readSitemapPart(file)).toBeNull(),
  );
});
