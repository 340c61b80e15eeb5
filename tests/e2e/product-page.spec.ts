import { ProductListResponse, STOCK_ALERT_TAKEN } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { linkInMail } from "../support/mail-link.ts";
import { openPage, SCRIPTS_OFF } from "../support/open-page.ts";
import { spareWidth } from "../support/spare-width.ts";
import { eventually } from "./eventually.ts";
import { ENGLISH_ONLY, FRENCH_WALKER, ROLLATOR } from "./known-products.ts";

const { newPage } = useBrowser();

describe("a product's page", () => {
  it("shows what the specification lists", async () => {
    const page = await newPage();
    await openPage(page, `/product/${ROLLATOR.slug}`);
    const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
    await eventually(() => breadcrumb.getByRole("link").allTextContents()).toEqual([
      "Home",
      "Products",
      ROLLATOR.category,
    ]);
    await page.getByText(`SKU: ${ROLLATOR.sku}`).waitFor();
    await page.getByText("Free shipping on orders over $300", { exact: true }).waitFor();
    await page.getByText(/^In Stock \(\d+ available\)$/).waitFor();
    await page.getByText(/out of 5 stars \(\d+ reviews\)$/).waitFor();
    for (const badge of ["Certified Safe", "Fast Shipping", "30-day Returns"]) {
      await page.getByText(badge, { exact: true }).waitFor();
    }
    await eventually(() => page.getByRole("button", { name: /^Show picture/ }).count()).toBe(
      ROLLATOR.images,
    );
    const related = page.getByRole("region", { name: "Related Products" }).getByRole("article");
    await eventually(() => related.count()).toBe(4);
    expect(await related.filter({ hasText: ROLLATOR.name }).count()).toBe(0);
  });

  it.each([
    [390, 844],
    [320, 640],
  ])(
    "is bought from a bar that stays at the bottom edge of a phone, and hides nothing, at %i px",
    async (width, height) => {
      const page = await newPage({ width, height, reducedMotion: "reduce" });
      await openPage(page, `/product/${ROLLATOR.slug}`);
      const bar = page.locator('[aria-hidden="true"]:has(> button[form="buy"])');
      const edges = async (place: Locator) => {
        const box = await place.boundingBox();
        return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
      };
      expect((await edges(bar)).bottom).toBeCloseTo(height, 0);
      await bar.getByText(/^\$\d/).first().waitFor();
      // What is decided by comes before what is read.
      const main = page.getByRole("main");
      const ways = [
        main.getByText(/^In Stock \(/),
        main.getByRole("button", { name: "Add to Cart" }).first(),
        main.getByText(`SKU: ${ROLLATOR.sku}`),
        main.getByRole("tablist"),
      ];
      const tops = await Promise.all(ways.map(async (way) => (await edges(way)).top));
      expect(tops).toEqual([...tops].sort((one, other) => one - other));

      const hidden: string[] = [];
      const stops = main.locator("a[href], button, input, [role=tab]");
      for (const stop of await stops.all()) {
        if (!(await stop.isVisible())) continue;
        await stop.focus().catch(() => undefined);
        // The bar comes, and goes, a moment after the page has moved.
        await page.waitForTimeout(150);
        if (!(await bar.isVisible())) continue;
        const [above, below] = [await edges(bar), await edges(stop)];
        const isBars = await stop.evaluate((element) => element.closest('[aria-hidden="true"]'));
        // Not even in part, but for what fills more than the window has.
        if (!isBars && below.bottom > above.top + 1 && below.top > 0) {
          hidden.push((await stop.textContent()) ?? "");
        }
      }
      expect(hidden).toEqual([]);
    },
  );

  it("says what each picture shows, also when it was opened from a list", async () => {
    const page = await newPage();
    const shown = page.getByRole("img", { name: ROLLATOR.secondAlt });
    const second = page.getByRole("button", { name: `Show picture 2 of 3: ${ROLLATOR.secondAlt}` });
    await openPage(page, `/product/${ROLLATOR.slug}`);
    await second.click();
    await shown.waitFor();
    await openPage(page, `/products?search=${encodeURIComponent(ROLLATOR.name)}`);
    // Not the chip that takes the search away.
    await page.getByRole("link", { name: ROLLATOR.name, exact: true }).first().click();
    await page.waitForURL(`**/product/${ROLLATOR.slug}`);
    await second.click();
    await shown.waitFor();
  });

  it("says the same in French, where somebody wrote it", async () => {
    const page = await newPage();
    await openPage(page, "/products?search=marchette");
    await page.getByRole("link", { name: FRENCH_WALKER.name }).first().click();
    const french = page.getByRole("region", { name: "En français" });
    await french.getByText(FRENCH_WALKER.frenchName, { exact: true }).waitFor();
    await eventually(() => french.getAttribute("lang")).toBe("fr-CA");
    await openPage(page, `/product/${FRENCH_WALKER.slug}`);
    await french.getByText("salle de bain").waitFor();
    await expectNoAxeViolations(page);
    await openPage(page, `/product/${ENGLISH_ONLY}`);
    expect(await french.count()).toBe(0);
  });

  it("corrects a quantity above the stock, and says so", async () => {
    const page = await newPage();
    await openPage(page, `/product/${ROLLATOR.slug}`);
    const stockLine = await page.getByText(/^In Stock \(\d+ available\)$/).textContent();
    const stock = stockLine?.match(/\d+/)?.[0] ?? "";
    const box = page.getByRole("textbox", { name: "Quantity" });
    await box.fill("5000");
    await box.press("Tab");
    await page.getByText(`so we set it to ${stock}.`).waitFor();
    await eventually(() => box.inputValue()).toBe(stock);
  });

  it("takes the press that leaves the box of quantities for what it is", async () => {
    const page = await newPage();
    await openPage(page, `/product/${ROLLATOR.slug}`);
    const add = page.getByRole("main").getByRole("button", { name: "Add to Cart" });
    await page.getByRole("textbox", { name: "Quantity" }).fill("0");
    await add.scrollIntoViewIfNeeded();
    const box = await add.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 4);
    await page.getByText(`1x ${ROLLATOR.name} added to your cart.`).first().waitFor();
    await page.getByText("The smallest quantity is 1.").waitFor();
  });

  it("sells nothing that is out of stock", async () => {
    const page = await newPage();
    const answer = await page.request.get(addressOf("products.list", { query: { limit: "1000" } }));
    const { products } = ProductListResponse.parse(await answer.json());
    const soldOut = products.find(({ stock }) => stock <= 0);
    await openPage(page, `/product/${soldOut?.slug}`);
    const main = page.getByRole("main");
    await eventually(() => main.getByText("Out of Stock", { exact: true }).count()).toBeGreaterThan(
      0,
    );
    await eventually(() => main.getByRole("button", { name: "Add to Cart" }).isDisabled()).toBe(
      true,
    );
    await eventually(() => main.getByRole("button", { name: "Buy Now" }).isDisabled()).toBe(true);
  });

  it("takes an address for what is sold out, with scripts and without", async () => {
    const asks = async (page: Page) => {
      const answer = await page.request.get(
        addressOf("products.list", { query: { limit: "1000" } }),
      );
      const { products } = ProductListResponse.parse(await answer.json());
      const soldOut = products.find(({ stock, variants }) => stock <= 0 && variants.length === 0);
      await page.goto(`/product/${soldOut?.slug}`);
      await page.getByRole("link", { name: "Tell Me When It Is Back" }).click();
      await page.getByRole("heading", { level: 1, name: "Tell Me When It Is Back" }).waitFor();
      const email = page.getByRole("main").getByLabel("Email address");
      const address = `waits-${crypto.randomUUID()}@example.ca`;
      await email.fill(address);
      await page.getByRole("button", { name: "Tell Me When It Is Back" }).click();
      await page.getByText(STOCK_ALERT_TAKEN).waitFor();
      await page.goto(await linkInMail(address, "/back-in-stock/confirm"));
      await page.getByRole("button", { name: "Yes, Tell Me" }).click();
      await page.getByRole("heading", { name: "We will tell you" }).waitFor();
    };
    const page = await newPage({ width: 375, height: 812 });
    await asks(page);
    await expectNoAxeViolations(page);
    await asks(await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF }));
  });

  it("is put beside another, with scripts and without; what differs is marked", async () => {
    const compares = async (page: Page) => {
      const main = page.getByRole("main");
      for (const slug of [ROLLATOR.slug, FRENCH_WALKER.slug]) {
        await page.goto(`/product/${slug}`);
        await main.getByRole("button", { name: /^Compare/ }).click();
        await page.waitForURL((url) => url.searchParams.get("products")?.endsWith(slug) ?? false);
      }
      const rows = main.getByRole("row");
      await main.getByRole("rowheader", { name: /^Price Different/ }).waitFor();
      await main.getByRole("link", { name: "Only Differences" }).click();
      await page.waitForURL(/rows=different/);
      // The rows of the products and of what buys them have no such word.
      await expect
        .poll(
          async () => (await rows.count()) - (await rows.filter({ hasText: "Different" }).count()),
        )
        .toBe(2);
      await main
        .getByRole("button", { name: /^Add to Cart/ })
        .first()
        .click();
      await page.getByText(`${ROLLATOR.name} has been added to your cart.`).first().waitFor();
      if (new URL(page.url()).pathname === "/cart") await page.goBack();
      await main.getByRole("button", { name: `Remove ${ROLLATOR.name}` }).click();
      await page.waitForURL(`**/compare?products=${FRENCH_WALKER.slug}`);
      await main.getByText("Add another product to see what differs.").waitFor();
    };
    const page = await newPage({ width: 375, height: 812 });
    await compares(page);
    await page.goto(`/compare?products=${ROLLATOR.slug},${FRENCH_WALKER.slug}`);
    await expectNoAxeViolations(page);
    expect(await spareWidth(page)).toBeGreaterThanOrEqual(0);
    await compares(await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF }));
  });

  it("is in the HTML with name, price, description and structured data", async () => {
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
    await page.goto(`/product/${ROLLATOR.slug}`);
    await page.getByRole("heading", { level: 1, name: ROLLATOR.name }).waitFor();
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const alt = page.locator('meta[property="og:image:alt"]');
    await eventually(() => alt.getAttribute("content")).toBe(ROLLATOR.firstAlt);
    await page.getByRole("img", { name: ROLLATOR.firstAlt }).waitFor();
    const types = texts.map((text): unknown => JSON.parse(text)["@type"]);
    expect(types).toEqual(expect.arrayContaining(["Product", "BreadcrumbList"]));
  });

  it("answers 404 for a product that does not exist, and offers a search for its words", async () => {
    const page = await newPage({ expectedProblems: [/404/] });
    const response = await openPage(page, "/product/red-walking-stick");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Product Not Found" }).waitFor();
    await page.getByRole("link", { name: "Back to Products" }).waitFor();
    await page.getByRole("link", { name: "Search for “red walking stick”" }).click();
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === "/products" && searchParams.get("search") === "red walking stick",
    );
  });
});
