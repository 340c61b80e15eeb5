import { describe, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { ROLLATOR } from "./known-products.ts";
import { openFilters, showFiltered } from "./open-filters.ts";

const { newPage } = useBrowser();

const PAGES = [
  "/",
  "/products",
  "/products/bathroom-safety?view=list&onSale=true",
  "/products?search=qqqqqq",
  `/product/${ROLLATOR.slug}`,
  "/product/no-such-thing",
  "/products/no-such-category",
];

describe.each([375, 1280])("at %i px", (width) => {
  it.each(PAGES)("%s breaks no accessibility rule", async (path) => {
    const page = await newPage({ width, expectedProblems: [/404/] });
    await openPage(page, path);
    await expectNoAxeViolations(page);
  });

  it("the open filter panel and the cart break no accessibility rule", async () => {
    const page = await newPage({ width });
    await openPage(page, "/products");
    await openFilters(page);
    await expectNoAxeViolations(page);
    await showFiltered(page);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByText("has been added to your cart.").first().waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: /^Cart/ }).click();
    await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
    await expectNoAxeViolations(page);
  });
});
