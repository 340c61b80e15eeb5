import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { searchBox } from "../support/search-box.ts";
import { spareWidth } from "../support/spare-width.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

const NOWHERE = "/no-such-page";
/** The page itself answers 404, which the browser reports too. */
const NOT_FOUND = [/404 .*no-such-page/, /console: .*\b404\b.*no-such-page/];

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

describe("the header", () => {
  it("sends the trimmed search text to the product list", async () => {
    const page = await newPage();
    await openPage(page, "/");
    const box = searchBox(page.getByRole("banner"));
    await box.fill("  cane & grip ");
    await box.press("Enter");
    await page.waitForURL((url) => url.pathname === "/products");
    expect(new URL(page.url()).searchParams.get("search")).toBe("cane & grip");
  });

  it("ignores a search for nothing but spaces", async () => {
    const page = await newPage();
    await openPage(page, "/products");
    const box = searchBox(page.getByRole("banner"));
    await box.fill("   ");
    await box.press("Enter");
    expect(new URL(page.url()).search).toBe("");
  });

  it("suggests while it is typed, and leads to what the arrow keys chose", async () => {
    const page = await newPage();
    await openPage(page, "/");
    const box = searchBox(page.getByRole("banner"));
    await box.fill("rolator");
    const list = page.getByRole("listbox", { name: "Suggestions" });
    await list.waitFor();
    await page.getByText("Showing results for rollator", { exact: true }).waitFor();
    await eventually(() => box.getAttribute("aria-expanded")).toBe("true");
    await expectNoAxeViolations(page);
    await box.press("ArrowDown");
    const chosen = list.getByRole("option", { selected: true });
    await eventually(() => box.getAttribute("aria-activedescendant")).toBe(
      await chosen.getAttribute("id"),
    );
    await eventually(() => chosen.textContent()).toMatch(/rollator.*\$\d/i);
    const address = await chosen.getAttribute("href");
    await box.press("Enter");
    await page.waitForURL(`**${address}`);
    await expect.poll(() => list.count()).toBe(0);
  });

  it("closes its suggestions with Escape and keeps what was typed; on a phone they are as wide as it", async () => {
    const page = await newPage({ width: 375, height: 812 });
    await openPage(page, "/");
    const box = searchBox(page.getByRole("banner"));
    await box.fill("walk");
    const list = page.getByRole("listbox", { name: "Suggestions" });
    await list.waitFor();
    expect((await list.boundingBox())?.width).toBeGreaterThan(370);
    await expectNoAxeViolations(page);
    await box.press("Escape");
    await expect.poll(() => list.count()).toBe(0);
    await eventually(() => box.inputValue()).toBe("walk");
    await box.press("ArrowDown");
    await list.getByRole("option", { name: "Mobility Aids" }).click();
    await page.waitForURL("**/products/mobility-aids");
  });

  it("highlights Products on every path below it", async () => {
    const page = await newPage();
    await openPage(page, "/products/mobility-aids");
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", {
      name: "Products",
    });
    await eventually(() => link.getAttribute("aria-current")).toBe("true");
  });

  it("leads signed-out visitors to the sign-in page", async () => {
    const page = await newPage();
    await openPage(page, "/");
    const link = page.getByRole("banner").getByRole("link", { name: "Login / Sign In" }).first();
    await eventually(() => link.getAttribute("href")).toBe("/auth");
  });

  it("opens and closes its menu on a phone, also with Escape", async () => {
    const page = await newPage({ width: 375, height: 812 });
    await openPage(page, "/products");
    const button = page.getByRole("button", { name: "Menu" });
    const link = page.getByRole("banner").getByRole("link", { name: "About Us" });
    expect(await link.count()).toBe(0);
    await button.click();
    await link.waitFor();
    await expectNoAxeViolations(page);
    await link.focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => link.count()).toBe(0);
    expect(await focusedText(page)).toBe("Menu");
  });
});

/** How high something is, in the size of the letters that was chosen. */
const heightInLetters = (place: Locator) =>
  place.evaluate((element) => {
    const { fontSize } = getComputedStyle(document.documentElement);
    return element.getBoundingClientRect().height / Number.parseFloat(fontSize);
  });

describe("the menu Display", () => {
  it("is kept from page to page, fits a narrow screen with the largest text, and closes with Escape", async () => {
    const page = await newPage({ width: 320, height: 700 });
    await openPage(page, "/");
    const look = () =>
      page.evaluate(() => {
        const root = document.documentElement;
        return [getComputedStyle(root).fontSize, root.dataset.display];
      });
    const opener = page.getByText("Display", { exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: "Larger" }).check();
    await page.getByRole("radio", { name: "More" }).check();
    await page.getByRole("radio", { name: "Keep still" }).check();
    const chosen = ["22px", "text-larger contrast-more motion-less"];
    expect(await look()).toEqual(chosen);
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    expect(await focusedText(page)).toBe("Display");
    // Two lines, on a tablet and a small laptop, too.
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await heightInLetters(page.getByRole("banner")), `at ${width} px`).toBeLessThan(8.5);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, "/products");
    expect(await look()).toEqual(chosen);
    expect(await spareWidth(page)).toBe(0);
    await opener.click();
    const larger = page.getByRole("radio", { name: "Larger" });
    await expect.poll(() => larger.isChecked()).toBe(true);
    // As soon as there is anything to see: none of the page's scripts has come.
    await page.route("**/assets/*.js", () => undefined);
    await page.goto("/faq", { waitUntil: "commit" });
    await page.locator("main h1").waitFor();
    expect(await look()).toEqual(chosen);
  });
});

describe("moving between pages by keyboard", () => {
  it("starts with a link that skips the header", async () => {
    const page = await newPage();
    await openPage(page, "/products");
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe("Skip to main content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  });

  it("brings the focus to the new page's heading and changes the title", async () => {
    const page = await newPage();
    await openPage(page, "/");
    const title = await page.title();
    await page.getByRole("navigation", { name: "Main" }).getByText("Products").click();
    await expect.poll(() => focusedText(page)).toBe("Our Products");
    expect(await page.title()).not.toBe(title);
  });

  it("comes back to where the page was left", async () => {
    const page = await newPage();
    await openPage(page, "/products");
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.getByRole("contentinfo").getByRole("link", { name: "Wheelchairs" }).click();
    await page.waitForURL("**/products/wheelchairs");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });
});

describe("an address without a page", () => {
  it("answers 404 with a search and ways on", async () => {
    const page = await newPage({ expectedProblems: NOT_FOUND });
    const response = await openPage(page, NOWHERE);
    expect(response?.status()).toBe(404);
    await eventually(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "404 Page Not Found",
    );
    await eventually(() => page.locator("meta[name=robots]").getAttribute("content")).toBe(
      "noindex",
    );
    const box = searchBox(page.getByRole("main"));
    await box.fill("walker");
    await box.press("Enter");
    await page.waitForURL("**/products?search=walker");
  });
});

describe("while the API is away", () => {
  it("says what happened and what to do, and the frame stays", async () => {
    const page = await newPage({
      expectedProblems: [...NOT_FOUND, /\/api\/|ERR_FAILED/],
    });
    await openPage(page, NOWHERE);
    await page.route("**/api/**", (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Health Monitors" }).click();
    const heading = page.getByRole("heading", { level: 1, name: "The shop is not answering" });
    await heading.waitFor();
    await expectNoAxeViolations(page);
    await page.unroute("**/api/**");
    await page.getByRole("link", { name: "Try Again" }).click();
    await page.getByRole("heading", { level: 1, name: "Our Products" }).waitFor();
  });
});

describe("without a connection", () => {
  it("a page that was not opened before says so in the frame, and opens once there is one", async () => {
    const page = await newPage({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });
    await openPage(page, "/faq");
    await page.context().setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Returns" }).click();
    await page.getByRole("heading", { level: 1, name: "You seem to be offline" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try Again" }).click();
    await page.getByRole("heading", { level: 1, name: "Returns" }).waitFor();
  });
});

describe("a page whose file does not come", () => {
  const GONE = [/^request: GET \S+\/assets\/returns-\S+\.js /, /ERR_FAILED|dynamically imported/];

  it("takes nothing away from whoever only points at its link, and is opened by the server", async () => {
    const page = await newPage({ expectedProblems: GONE });
    await page.route("**/assets/returns-*.js", (route) => route.abort());
    await openPage(page, "/contact");
    const message = page.getByLabel("Your message");
    await message.fill("Half a letter");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Returns" });
    const refused = page.waitForEvent("requestfailed");
    await link.hover();
    await refused;
    // As long as a page takes to be loaded anew.
    await page.waitForTimeout(1000);
    await eventually(() => message.inputValue()).toBe("Half a letter");
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Returns" }).waitFor();
    expect(
      await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name),
    ).toContain("/returns");
  });
});

describe("the footer", () => {
  it("leads to every category that it names", async () => {
    const page = await newPage();
    await openPage(page, "/");
    const links = page
      .getByRole("contentinfo")
      .getByRole("navigation", { name: "Shop by category" })
      .getByRole("link");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(paths).toHaveLength(6);
    for (const path of paths) {
      expect((await page.request.get(path ?? "")).status(), `${path}`).toBe(200);
    }
  });
});

describe("for search engines", () => {
  it("lists its pages in a sitemap that robots.txt names", async () => {
    const page = await newPage();
    const robots = await (await page.request.get("/robots.txt")).text();
    const [, address = ""] = /Sitemap: (\S+)/.exec(robots) ?? [];
    expect(new URL(address).pathname).toBe("/sitemap.xml");
    const placesIn = async (path: string) => {
      const xml = await (await page.request.get(path)).text();
      return [...xml.matchAll(/loc>(http[^<]+)</g)].map(
        ([, place = ""]) => new URL(place).pathname + new URL(place).search,
      );
    };
    const parts = await placesIn("/sitemap.xml");
    expect(parts).toEqual(["/sitemaps/pages.xml", "/sitemaps/products-1.xml"]);
    const [product, image] = await placesIn("/sitemaps/products-1.xml");
    expect([product, image]).toEqual([
      expect.stringContaining("/product/"),
      expect.stringContaining("/static/"),
    ]);
    const pages = await placesIn("/sitemaps/pages.xml");
    const selections = ["/products?onSale=true", "/products?featured=true"];
    expect(pages).toEqual(expect.arrayContaining(selections));
    for (const path of [product, image, ...pages.slice(0, 3), ...selections]) {
      expect((await page.request.get(path ?? "")).status(), path).toBe(200);
    }
    expect((await page.request.get("/sitemaps/products-2.xml")).status()).toBe(404);
  });

  it("lists its products for Google Merchant Center", async () => {
    const page = await newPage();
    const answer = await page.request.get("/feeds/google-merchant.xml");
    expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const xml = await answer.text();
    const [link = ""] = /(?<=<g:link>)[^<]+/.exec(xml) ?? [];
    expect((await page.request.get(new URL(link).pathname)).status()).toBe(200);
    expect(xml.match(/<item>/g)?.length).toBeGreaterThan(50);
    expect(xml.trimEnd().endsWith("</rss>")).toBe(true);
  });
});

describe("pages that did not change", () => {
  it("are answered with 304", async () => {
    const page = await newPage();
    const first = await page.request.get("/products");
    const again = await page.request.get("/products", {
      headers: { "If-None-Match": first.headers().etag ?? "" },
    });
    expect(again.status()).toBe(304);
  });

  it("allow only the scripts that the shop wrote", async () => {
    const page = await newPage();
    const policy = (await page.request.get("/")).headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
