import { describe, expect, it, vi } from "vitest";
import { createPageMemory } from "./page-memory.ts";
import { linksOf, warmPages } from "./warm-pages.ts";

const SHOP = { shopUrl: "https://shop.example", secret: "secret" };

describe("the links of a page", () => {
  it("are those to pages that are kept, by their own addresses", () => {
    const html = `<a href="/faq">x</a><a class="a" href="/products?page=2&amp;x=1#top">y</a>
      <a href="/cart">z</a><a href="https://elsewhere.example/faq">w</a><a href="/blog">v</a>`;
    expect(linksOf(html)).toEqual(["/faq", "/products?page=2", "/blog"]);
  });
});

describe("a shop that has just started", () => {
  it("renders its first pages, each once, and not without end", async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const memory = createPageMemory();
    memory.confirm();
    const warming = warmPages(
      memory,
      async ({ url }) => {
        asked.push(new URL(url).pathname);
        memory.confirm();
        const links = Array.from({ length: 100 }, (_, n) => `<a href="/product/p${n}">`);
        return new Response(links.join(""), { headers: { "Cache-Control": "public" } });
      },
      SHOP,
    );
    await vi.runAllTimersAsync();
    await warming;
    vi.useRealTimers();
    expect(asked.slice(0, 4)).toEqual(["/", "/sitemap", "/product/p0", "/product/p1"]);
    expect(asked.length).toBeLessThan(50);
    expect(new Set(asked).size).toBe(asked.length);
  });
});
