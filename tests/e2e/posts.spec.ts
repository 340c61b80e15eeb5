import { describe, expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { openPage, SCRIPTS_OFF } from "../support/open-page.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

/** A guide of the demo catalog (seeds/posts) with a table, products and sources. */
const GUIDE = {
  slug: "wheelchair-sizing",
  title: "Wheelchair sizing: five measurements to take before you order",
  section: "The five measurements",
  productLink: "gel and foam wheelchair cushion",
  product: "/product/gel-wheelchair-cushion",
} as const;
const NO_GUIDE = "/blog/no-such-guide";

describe("the list of guides", () => {
  it("shows nine to a page, three of them featured, and leads to each", async () => {
    const page = await newPage();
    await openPage(page, "/blog");
    await eventually(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Care Guides & Health Tips",
    );
    const cards = page.getByRole("region", { name: "Guides" }).getByRole("article");
    await eventually(() => cards.count()).toBe(9);
    const badges = await cards.getByText(/^(Featured|Guide)$/).allTextContents();
    expect(badges).toEqual([...Array(3).fill("Featured"), ...Array(6).fill("Guide")]);

    const title = await cards.nth(4).getByRole("heading").textContent();
    await cards
      .nth(4)
      .getByRole("link", { name: /^Read More/ })
      .click();
    await page.waitForURL("**/blog/*");
    await page.getByRole("heading", { level: 1, name: title ?? "" }).waitFor();
  });

  it("goes to its next page and brings the focus to the list's start", async () => {
    const page = await newPage();
    await openPage(page, "/blog");
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: "Next" })
      .click();
    await page.waitForURL("**/blog?page=2");
    await page.getByText(/^Showing 9 of \d+ guides$/).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(
      /^Showing 9 of/,
    );
    const buttons = page.getByRole("navigation", { name: "Pages" }).getByRole("listitem");
    await eventually(() => buttons.count()).toBeLessThanOrEqual(5);
  });

  it("searches when the search is sent, from the first page on", async () => {
    const page = await newPage();
    await openPage(page, "/blog?page=2");
    const box = page.getByRole("searchbox", { name: "Search the guides" });
    await box.fill("qqqqqq");
    expect(new URL(page.url()).searchParams.get("page")).toBe("2");
    await box.press("Enter");
    await page.waitForURL("**/blog?search=qqqqqq");
    await page.getByText("No articles found", { exact: true }).waitFor();
    await page.getByText("Try different search terms", { exact: true }).waitFor();
    await box.fill("blood pressure");
    await box.press("Enter");
    await page.getByRole("heading", { name: /^Measuring blood pressure/ }).waitFor();
  });

  it("has four popular topics with their counts", async () => {
    const page = await newPage();
    await openPage(page, "/blog");
    const topics = page.getByRole("region", { name: "Popular Topics" }).getByRole("link");
    await eventually(() => topics.allInnerTexts()).toEqual([
      expect.stringMatching(/^Product Guides[\s\S]*12 articles\s+Example number$/),
      expect.stringMatching(/^Safety Tips[\s\S]*8 articles\s+Example number$/),
      expect.stringMatching(/^Health & Wellness[\s\S]*15 articles\s+Example number$/),
      expect.stringMatching(/^Care Instructions[\s\S]*6 articles\s+Example number$/),
    ]);
    await topics.nth(1).click();
    await page.getByText(/^Showing \d of \d guides on Safety Tips$/).waitFor();
  });
});

describe("a guide", () => {
  it("is read, jumped through and left for a product without a new load", async () => {
    const page = await newPage({ width: 375, height: 812 });
    await openPage(page, `/blog/${GUIDE.slug}`);
    await eventually(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(GUIDE.title);
    await page.getByText(/^\d+ min read$/).waitFor();

    await page.getByText("On this page").first().click();
    await page.getByRole("link", { name: GUIDE.section }).click();
    const section = page.getByRole("heading", { level: 2, name: GUIDE.section });
    await eventually(() =>
      section.evaluate((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2),
    ).toBe(true);

    await page.evaluate(() => document.documentElement.setAttribute("data-same-load", ""));
    await page.getByRole("link", { name: GUIDE.productLink, exact: true }).click();
    await page.waitForURL(`**${GUIDE.product}`);
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await eventually(() => page.locator("html[data-same-load]").count()).toBe(1);
  });

  it("tells search engines, friends and feed readers about itself", async () => {
    const page = await newPage();
    await openPage(page, `/blog/${GUIDE.slug}`);
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));
    expect(data).toContainEqual(
      expect.objectContaining({ "@type": "Article", headline: GUIDE.title }),
    );
    await eventually(() => page.locator('meta[property="og:type"]').getAttribute("content")).toBe(
      "article",
    );
    const image = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect((await page.request.get(image ?? "")).headers()["content-type"]).toMatch(/^image\//);

    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
    const answer = await page.request.get(feed ?? "");
    expect(answer.headers()["content-type"]).toContain("application/rss+xml");
    const items = await page.evaluate(
      (xml) => {
        const tree = new DOMParser().parseFromString(xml, "application/xml");
        return [...tree.querySelectorAll("item > link")].map((link) => link.textContent ?? "");
      },
      await answer.text(),
    );
    expect(items.length).toBeGreaterThan(9);
    expect((await page.request.get(new URL(items[0] ?? "").pathname)).status()).toBe(200);
    const sitemap = await (await page.request.get("/sitemaps/pages.xml")).text();
    expect(sitemap).toContain(`/blog/${GUIDE.slug}</loc>`);
  });

  it("can be read without scripts, and prints without what only a screen needs", async () => {
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
    await page.goto(`/blog/${GUIDE.slug}`);
    await page.getByRole("heading", { name: GUIDE.section }).waitFor();
    expect(await page.getByRole("button", { name: "Print This Guide" }).isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    await eventually(() => page.getByRole("heading", { name: GUIDE.section }).isVisible()).toBe(
      true,
    );
    expect(await page.getByRole("heading", { name: "Related guides" }).isVisible()).toBe(false);
    expect(await page.getByRole("form", { name: "Newsletter" }).isVisible()).toBe(false);
  });

  it("that does not exist answers 404", async () => {
    const page = await newPage({ expectedProblems: [/404/] });
    const response = await openPage(page, NO_GUIDE);
    expect(response?.status()).toBe(404);
    await eventually(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "404 Page Not Found",
    );
  });
});
