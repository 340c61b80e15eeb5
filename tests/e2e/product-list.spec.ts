import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { openPage, SCRIPTS_OFF, waitUntilUsable } from "../support/open-page.ts";
import { eventually } from "./eventually.ts";
import { openFilters, openPriceSlider, showFiltered } from "./open-filters.ts";

const { newPage } = useBrowser();

const maximum = (page: Page) => page.getByRole("spinbutton", { name: "Maximum" });
const address = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, "");

/** Text like 'Showing 24 of 81 products', as numbers. */
async function shownAndTotal(page: Page): Promise<[number, number]> {
  const text = await page.getByText(/^Showing \d+ of \d+ products$/).textContent();
  const [shown = Number.NaN, total = Number.NaN] = (text ?? "").match(/\d+/g)?.map(Number) ?? [];
  return [shown, total];
}

describe("the product list", () => {
  it("starts with an open filter panel, as a grid, by name", async () => {
    const page = await newPage();
    await openPage(page, "/products");
    await eventually(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Our Products",
    );
    const filters = page.getByRole("button", { name: "Filters", exact: true });
    await eventually(() => filters.getAttribute("aria-expanded")).toBe("true");
    await eventually(() => page.getByLabel("Sort by").locator(":checked").textContent()).toBe(
      "Name A-Z",
    );
    const grid = page.getByRole("button", { name: "Grid" });
    await eventually(() => grid.getAttribute("aria-pressed")).toBe("true");
    const [shown, total] = await shownAndTotal(page);
    expect(shown).toBe(await page.getByRole("article").count());
    expect(total).toBeGreaterThan(shown);
  });

  it("fetches a product's page before one is chosen", async () => {
    const page = await newPage();
    const productPage = page.waitForResponse(/\/assets\/product-[\w-]{8}\.js$/);
    await openPage(page, "/products");
    expect((await productPage).ok()).toBe(true);
  });

  it("shows what it knows of a product that is pressed a frame later, until its page is there", async () => {
    const page = await newPage();
    const opening = page.waitForResponse(/\/assets\/opening-product-[\w-]{8}\.js$/);
    await openPage(page, "/products/mobility-aids");
    await (await opening).finished();
    const link = page.getByRole("article").nth(1).getByRole("heading").getByRole("link");
    const name = await link.textContent();
    const seen = page.evaluate(
      () =>
        new Promise<(string | undefined)[]>((resolve) => {
          const look = () => {
            const cover = document.getElementById("opening");
            const texts = [...(cover?.querySelectorAll("h1, [data-size]") ?? [])];
            resolve([location.pathname, ...texts.map(({ textContent }) => textContent ?? "")]);
          };
          addEventListener("click", () => requestAnimationFrame(look), {
            capture: true,
            once: true,
          });
        }),
    );
    await link.click();
    expect(await seen).toEqual([
      "/products/mobility-aids",
      name,
      expect.stringMatching(/^(from )?\$\d/),
    ]);
    await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
    expect(await page.locator("#opening").count()).toBe(0);
  });

  it("has each stylesheet once, whatever was fetched later: no button changes its size", async () => {
    const page = await newPage();
    await openPage(page, "/products");
    await openPriceSlider(page);
    await page.waitForFunction(() => document.querySelector('link[href*="/price-slider-"]'));
    const linked = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(linked).toEqual([...new Set(linked)]);
  });

  it("keeps its state in the address, one step of the back button per change", async () => {
    const page = await newPage();
    await openPage(page, "/products");
    await page.getByRole("combobox", { name: "Category", exact: true }).selectOption("wheelchairs");
    await page.waitForURL("**/products/wheelchairs");
    await page.getByRole("checkbox", { name: "In Stock Only" }).check();
    await page.waitForURL("**/products/wheelchairs?inStock=true");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("priceDesc");
    await page.waitForURL("**/products/wheelchairs?inStock=true&sort=priceDesc");
    await page.goBack();
    await eventually(() => address(page)).toBe("/products/wheelchairs?inStock=true");
    await page.goBack();
    await eventually(() => page.getByRole("checkbox", { name: "In Stock Only" }).isChecked()).toBe(
      false,
    );
    await page.getByRole("button", { name: "Clear All Filters" }).click();
    await eventually(() => address(page)).toBe("/products");
  });

  it("keeps a search for just the letters that were typed, and filters whose boxes come after the page", async () => {
    const page = await newPage();
    await openPage(page, "/products?search=walkr&asTyped=true");
    await page.getByRole("checkbox", { name: "In Stock Only" }).check();
    await page.waitForURL("**/products?search=walkr&asTyped=true&inStock=true");
    await openPage(page, "/products/wheelchairs?spec=seat-width.46");
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await page.waitForURL("**/product/*");
    await page.reload();
    await waitUntilUsable(page);
    await page.goBack();
    const seat = page.getByRole("checkbox", { name: "46 cm (18 in)" });
    await seat.waitFor();
    await eventually(() => seat.isChecked()).toBe(true);
    expect(address(page)).toBe("/products/wheelchairs?spec=seat-width.46");
  });

  it("finds what fits, says how many each choice finds, and takes each away again", async () => {
    const page = await newPage();
    await openPage(page, "/products/wheelchairs");
    const seat = page.getByRole("checkbox", { name: "46 cm (18 in)" });
    const count = page.locator(`[id="${await seat.getAttribute("aria-describedby")}"]`);
    const found = (await count.textContent())?.match(/\d+/)?.[0];
    await seat.check();
    await page.waitForURL("**/products/wheelchairs?spec=seat-width.46");
    await page.getByText(new RegExp(`of ${found} products$`)).waitFor();
    const doorway = page.getByLabel("Doorway width");
    await doorway.fill("24");
    await doorway.press("Enter");
    await page.getByText("Not used: please write it like 24 in or 61 cm.").waitFor();
    await doorway.fill("65 cm");
    await doorway.press("Enter");
    await page.waitForURL(/doorway=65/);
    const chips = page.getByRole("list", { name: "Filters in use" });
    await chips.getByRole("link", { name: /Remove filter Seat width/ }).click();
    await eventually(() => address(page)).toBe("/products/wheelchairs?doorway=65+cm");
    await chips.getByText("65 cm (25.5 in)").waitFor();
    await chips.getByRole("link", { name: "Clear all" }).click();
    await eventually(() => address(page)).toBe("/products");
  });

  it("offers the filter for a weight that is searched for, which finds all that carry it", async () => {
    const page = await newPage();
    await openPage(page, "/products?search=shower+chair+for+250+lb");
    await page.getByRole("link", { name: "Show only what carries 113 kg (250 lb)" }).click();
    await page.waitForURL("**/products?search=shower+chair&weight=250+lb");
    const chips = page.getByRole("list", { name: "Filters in use" });
    await chips.getByText("113 kg (250 lb)").waitFor();
    expect((await shownAndTotal(page))[1]).toBeGreaterThan(0);
    expect(await page.getByText("Show only what carries").count()).toBe(0);
  });

  it("refuses a maximum below the minimum, says why, and applies one above", async () => {
    const page = await newPage();
    await openPage(page, "/products?minPrice=100");
    await maximum(page).fill("50");
    await maximum(page).press("Enter");
    await page.getByText("Not used: please enter a whole number from 100 to 2000.").waitFor();
    expect(address(page)).toBe("/products?minPrice=100");
    await maximum(page).fill("300");
    await maximum(page).press("Enter");
    await page.waitForURL("**/products?minPrice=100&maxPrice=300");
    await maximum(page).fill("");
    await maximum(page).press("Enter");
    await page.waitForURL("**/products?minPrice=100");
  });

  it("says that nothing was found, and clears all filters", async () => {
    const page = await newPage();
    await openPage(page, "/products?search=qqqqqq&inStock=true");
    await page.getByText("No products found matching your criteria.").waitFor();
    await page.getByRole("button", { name: "Clear all filters", exact: true }).click();
    await eventually(() => address(page)).toBe("/products");
    await page.getByRole("article").first().waitFor();
  });

  it("shows every product on exactly one of its pages", async () => {
    const page = await newPage();
    await openPage(page, "/products");
    const [, total] = await shownAndTotal(page);
    const names: (string | null)[] = [];
    for (let number = 1; number <= Math.ceil(total / 24); number += 1) {
      await openPage(page, `/products?page=${number}`);
      names.push(...(await page.locator("article h3").allTextContents()));
    }
    expect(names).toHaveLength(total);
    expect(new Set(names).size).toBe(total);
  });

  it("searches while typing and leaves one step for the back button", async () => {
    const page = await newPage();
    await openPage(page, "/products");
    const box = page.getByRole("searchbox", { name: "Search in products" });
    await box.pressSequentially("rollator", { delay: 30 });
    await page.waitForURL("**/products?search=rollator");
    await page.getByRole("article").filter({ hasText: "Rollator" }).first().waitFor();
    await page.goBack();
    await eventually(() => address(page)).toBe("/products");
    await eventually(() => box.inputValue()).toBe("");
  });

  it("says that the shop does not answer, and tries again when asked", async () => {
    const page = await newPage({ expectedProblems: [/500/] });
    await openPage(page, "/products");
    await page.route("**/api/products?*", (route) =>
      route.fulfill({ status: 500, json: { message: "Please try again in a minute." } }),
    );
    await page.getByRole("checkbox", { name: "On Sale" }).check();
    await page.getByRole("alert").getByText("Please try again in a minute.").waitFor();
    await page.unroute("**/api/products?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByText(/^Showing \d+ of \d+ products$/).waitFor();
  });

  it("searched without scripts, begins with what matches best, as with them", async () => {
    const names = (page: Page) => page.locator("article h3").allTextContents();
    const enhanced = await newPage();
    await openPage(enhanced, "/products?search=rollator");
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
    await page.goto("/products");
    const box = page.getByRole("searchbox", { name: "Search in products" });
    await box.fill("rollator");
    await box.press("Enter");
    await page.waitForURL(/search=rollator/);
    await eventually(() => page.getByLabel("Sort by").locator(":checked").textContent()).toBe(
      "Best Match",
    );
    expect(await names(page)).toEqual(await names(enhanced));
    await page.getByLabel("Sort by").selectOption("Name A-Z");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await page.waitForURL(/sort=name/);
    expect(await names(page)).not.toEqual(await names(enhanced));
  });

  it("can be filtered without scripts", async () => {
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
    await page.goto("/products");
    await page.getByRole("combobox", { name: "Category", exact: true }).selectOption("wheelchairs");
    await page.getByRole("checkbox", { name: "In Stock Only" }).check();
    await page.getByLabel("Doorway width").fill("65 cm");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await page.waitForURL(/category=wheelchairs/);
    await eventually(() => page.getByRole("checkbox", { name: "In Stock Only" }).isChecked()).toBe(
      true,
    );
    const [shown, total] = await shownAndTotal(page);
    expect(shown).toBe(total);
    expect(shown).toBeGreaterThan(0);
    await page.getByRole("link", { name: /Remove filter .*65 cm/ }).click();
    await page.waitForURL((url) => !url.search.includes("doorway"));
    expect((await shownAndTotal(page))[1]).toBeGreaterThanOrEqual(total);
  });
});

it("closes the filter panel on a phone, so that it does not bury the products", async () => {
  const page = await newPage({ width: 375, height: 812 });
  await openPage(page, "/products");
  const filters = page.getByRole("button", { name: "Filters", exact: true });
  await eventually(() => filters.getAttribute("aria-expanded")).toBe("false");
  const topOfFirst = async () =>
    (await page.getByRole("article").first().boundingBox())?.y ?? Number.NaN;
  expect(await topOfFirst()).toBeLessThan(450);
  // With the category's own words, picture and chip above it.
  await openPage(page, "/products/bathroom-safety");
  expect(await topOfFirst()).toBeLessThan(700);
  // The button says what the closed panel holds.
  await openPage(page, "/products?inStock=true&category=mobility-aids");
  const counts = page.locator("#filter-counts");
  await eventually(() => counts.textContent()).toBe("2 in use");
  await eventually(() => filters.textContent()).toBe("Filters2");
});

it("shows the products first on a phone without scripts, too, and leads down to the filters", async () => {
  const page = await newPage({
    ...{ width: 375, height: 812, javaScriptEnabled: false },
    expectedProblems: SCRIPTS_OFF,
  });
  await page.goto("/products?search=walker");
  const top = async (part: "article" | "form#product-filters") =>
    (await page.locator(part).first().boundingBox())?.y ?? Number.NaN;
  expect(await top("article")).toBeLessThan(700);
  expect(await top("form#product-filters")).toBeGreaterThan(await top("article"));
  await page.getByRole("link", { name: "Filters", exact: true }).click();
  await eventually(async () => (await top("form#product-filters")) < 200).toBe(true);
});

it("opens the filters over the list on a phone, says what they find, and gives the focus back", async () => {
  const page = await newPage({ width: 375, height: 812 });
  await openPage(page, "/products/mobility-aids");
  const [, before] = await shownAndTotal(page);
  await openFilters(page);
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: `Show ${before} Products` }).waitFor();
  await sheet.getByRole("checkbox", { name: "On Sale" }).check();
  await page.waitForURL(/onSale=true/);
  const show = sheet.getByRole("button", { name: /^Show \d+ Products$/ });
  await eventually(() => show.textContent()).not.toBe(`Show ${before} Products`);
  // Always in sight, however long the filters are.
  const foot = await show.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(812);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  const toggle = page.getByRole("button", { name: "Filters", exact: true });
  await eventually(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  await openFilters(page);
  await showFiltered(page);
  const [, after] = await shownAndTotal(page);
  expect(after).toBeLessThan(before);
});

it.each(["/products/mobility", "/products?category=mobility", "/products/mobility-aids"])(
  "%s leads to the mobility aids",
  async (path) => {
    const page = await newPage();
    const response = await openPage(page, path);
    expect(response?.status()).toBe(200);
    await eventually(() =>
      page.getByRole("combobox", { name: "Category", exact: true }).inputValue(),
    ).toBe("mobility-aids");
  },
);
