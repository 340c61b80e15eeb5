import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { openPage, waitUntilUsable } from "../support/open-page.ts";
import { aTestProduct } from "../support/staff-product.ts";
import { ROLLATOR } from "./known-products.ts";
import { openFilters, showFiltered } from "./open-filters.ts";

const { newPage } = useBrowser();

const main = (page: Page) => page.getByRole("main");
const cart = (page: Page) => page.getByRole("dialog", { name: "Your Cart" });
const openCart = (page: Page) => page.getByRole("button", { name: /^Cart/ }).click();

describe.each([1280, 375])("a visitor at %i px", (width) => {
  it("finds a product by category and filter, and keeps it in the cart over a reload", async () => {
    const page = await newPage({ width });
    await openPage(page, "/");

    await main(page).getByRole("link", { name: ROLLATOR.category, exact: true }).click();
    await page.waitForURL("**/products/mobility-aids");
    await openFilters(page);
    await page.getByRole("checkbox", { name: "On Sale" }).check();
    await page.waitForURL("**/products/mobility-aids?onSale=true");
    await showFiltered(page);

    await main(page).getByRole("link", { name: ROLLATOR.name, exact: true }).click();
    await page.waitForURL(`**/product/${ROLLATOR.slug}`);
    await page.getByRole("heading", { level: 1, name: ROLLATOR.name }).waitFor();
    await page.getByRole("textbox", { name: "Quantity" }).fill("2");
    await main(page).getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText(`2x ${ROLLATOR.name} added to your cart.`, { exact: true }).waitFor();

    await page.reload();
    await waitUntilUsable(page);
    await openCart(page);
    await cart(page).getByText(ROLLATOR.name, { exact: true }).waitFor();
    await cart(page).getByText("Subtotal (2 items)").waitFor();

    await cart(page)
      .getByRole("button", { name: `One more ${ROLLATOR.name}` })
      .click();
    await cart(page).getByText("Subtotal (3 items)").waitFor();
    await cart(page)
      .getByRole("button", { name: `Remove ${ROLLATOR.name}` })
      .click();
    await cart(page).getByText("Your cart is empty").waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain("eldercare-cart");
  });
});

it("goes straight to the checkout with 'Buy Now', with the product in the cart", async () => {
  // The checkout asks who is there, and is told that nobody is signed in.
  const signedOut = [
    /^response: 401 \w+ \S+\/api\/auth\/user/,
    /^console: .*401.*\/api\/auth\/user/,
  ];
  const page = await newPage({ expectedProblems: [/404/, ...signedOut] });
  await openPage(page, `/product/${ROLLATOR.slug}`);
  await main(page).getByRole("link", { name: "Buy Now" }).click();
  await page.waitForURL(/\/(checkout|auth)/);
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === "eldercare-cart");
  expect(decodeURIComponent(kept?.value ?? "")).toContain(ROLLATOR.name);
});

it("leads from a featured card to the products page, searching for the product's name", async () => {
  const page = await newPage();
  await openPage(page, "/");
  const card = page.getByRole("article").filter({ hasText: ROLLATOR.name });
  await card.getByRole("link", { name: "View Product" }).click();
  await page.waitForURL("**/products?search=*");
  expect(new URL(page.url()).searchParams.get("search")).toBe(ROLLATOR.name);
  // The address is there a moment before the page: until then the home page's cards are in sight.
  await page.getByRole("heading", { level: 1, name: "Our Products" }).waitFor();
  await expect
    .poll(() => page.getByRole("article").first().getByRole("heading").textContent())
    .toBe(ROLLATOR.name);
});

it("is shown no featured product that is sold out, and is not told of each that it is featured", async () => {
  // Its name would come first.
  const soldOut = await aTestProduct({
    ...{ cents: 2000, stock: 0 },
    kind: "AAA Cushion",
    featured: true,
  });
  try {
    const page = await newPage();
    await openPage(page, "/products?featured=true");
    await main(page).getByRole("article").filter({ hasText: soldOut.name }).waitFor();
    await openPage(page, "/");
    const featured = main(page).getByRole("region", { name: "Featured Products" });
    const cards = await featured.getByRole("article").allTextContents();
    expect(cards).toHaveLength(8);
    expect(cards.join()).not.toMatch(/Featured|Out of Stock|AAA Cushion/);
  } finally {
    await soldOut.remove();
  }
});
