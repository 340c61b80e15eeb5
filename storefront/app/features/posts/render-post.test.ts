import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderPost } from "./render-post.server";

const POSTS = new URL("../../../../seeds/posts/", import.meta.url);
const posts = readdirSync(POSTS)
  .filter((name) => name.endsWith(".md"))
  .map((name) => ({ name, text: readFileSync(new URL(name, POSTS), "utf8") }))
  .map(({ name, text }) => ({ name, markdown: text.replace(/^---\n[\s\S]*?\n---\n/, "") }));

const htmlOf = async (markdown: string) =>
  (await renderPost(markdown)).parts.map((part) => ("html" in part ? part.html : "")).join("");

describe("a rendered guide", () => {
  it("has a table of contents whose links lead to its headings", async () => {
    const markdown = "## First, look\n\nText\n\n### Part\n\n## Then act";
    const { contents } = await renderPost(markdown);
    expect(contents).toEqual([
      { id: "first-look", heading: "First, look" },
      { id: "then-act", heading: "Then act" },
    ]);
    expect(await htmlOf(markdown)).toContain('<h2 id="first-look">First, look</h2>');
  });

  it("is cut where lines stand for products, and nowhere else", async () => {
    const markdown =
      "Before, as [product: cane].\n\n[product: oak-cane]\n[product: tip]\n\n[product: rail]\n\nAfter";
    expect((await renderPost(markdown)).parts).toEqual([
      { html: "<p>Before, as [product: cane].</p>" },
      { slugs: ["oak-cane", "tip", "rail"] },
      { html: "<p>After</p>" },
    ]);
  });

  it("keeps phone numbers and dates in one line, and nothing else", async () => {
    const html = await htmlOf("Call **9-8-8** or 1-866-531-2600, from March 3, 2026.");
    expect(html).toBe(
      '<p>Call <strong><span class="unbroken">9-8-8</span></strong> or <span class="unbroken">1-866-531-2600,</span> from <span class="unbroken">March 3, 2026.</span></p>',
    );
  });

  it("gives headings of the same words ids of their own", async () => {
    const { contents } = await renderPost("## Tips\n\n## Tips");
    expect(contents.map(({ id }) => id)).toEqual(["tips", "tips-1"]);
  });

  it("leaves the page its only main heading", async () => {
    expect(await htmlOf("# Title")).toBe('<h2 id="title">Title</h2>');
  });

  it("names the column of each cell of a wide table", async () => {
    const html = await htmlOf("| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |");
    expect(html).toContain("<table data-stacked");
    expect(html).toContain('<th scope="row">1</th>');
    expect(html).toContain('<td data-column="C">3</td>');
  });

  it("opens other sites without telling them where the reader came from", async () => {
    expect(await htmlOf("[a](https://example.org) [b](/faq)")).toContain(
      '<a href="https://example.org" rel="noopener noreferrer">a</a> <a href="/faq">b</a>',
    );
  });

  it.each([
    ["scripts", "Hi <script>alert(1)</script> there"],
    ["handlers", '<img src="x" onerror="alert(1)">'],
    ["frames", '<iframe src="https://evil.example"></iframe>'],
    ["addresses that are code", "[press](javascript:alert(1)) ![p](javascript:alert(1))"],
    ["addresses that hold pages", "[press](data:text/html,<script>alert(1)</script>)"],
    ["styles and ids of its own", '<p style="position:fixed" id="page">x</p>'],
  ])("lets no %s through", async (_what, markdown) => {
    const html = await htmlOf(markdown);
    expect(html).not.toMatch(/<script|<iframe|onerror|javascript:|data:text|style=|id="page"/i);
  });

  it.each(posts)("$name keeps its headings and leaves no mark unread", async ({ markdown }) => {
    const { contents } = await renderPost(markdown);
    const html = await htmlOf(markdown);
    expect(contents).toHaveLength((markdown.match(/^## /gm) ?? []).length);
    expect(contents.length).toBeGreaterThan(2);
    expect(html.replace(/<[^>]+>/g, "")).not.toMatch(/\*\*|\]\(|^#|\|\s*---/m);
  });
});
