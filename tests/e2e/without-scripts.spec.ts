import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { SCRIPTS_OFF } from "../support/open-page.ts";
import { ROLLATOR } from "./known-products.ts";

const { newPage } = useBrowser();

const withoutScripts = (expectedProblems: readonly RegExp[] = []) =>
  newPage({
    javaScriptEnabled: false,
    expectedProblems: [...SCRIPTS_OFF, ...expectedProblems],
  });
const main = (page: Page) => page.getByRole("main");
const cartCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "eldercare-cart");

it("a visitor without scripts finds a product, fills the cart, changes it and comes to the checkout", async () => {
  const page = await withoutScripts();
  await page.goto("/");
  await main(page).getByRole("link", { name: ROLLATOR.category, exact: true }).click();
  await page.waitForURL("**/products/mobility-aids");
  await main(page).getByRole("link", { name: ROLLATOR.name, exact: true }).click();
  await page.waitForURL(`**/product/${ROLLATOR.slug}`);
  await page.getByRole("textbox", { name: "Quantity" }).fill("2");
  await main(page).getByRole("button", { name: "Add to Cart" }).click();

  await page.waitForURL("**/cart");
  await page.getByText(`2x ${ROLLATOR.name} added to your cart.`, { exact: true }).waitFor();
  await page.getByText("Subtotal (2 items)").waitFor();
  expect(await cartCookie(page)).toMatchObject({ sameSite: "Strict", path: "/", httpOnly: false });

  await page.getByRole("button", { name: `One more ${ROLLATOR.name}` }).click();
  await page.getByText("Subtotal (3 items)").waitFor();
  await page.getByRole("button", { name: `One less ${ROLLATOR.name}` }).click();
  await page.getByText("Subtotal (2 items)").waitFor();
  await page.getByRole("button", { name: `Remove ${ROLLATOR.name}` }).click();
  await page.getByText(`${ROLLATOR.name} has been removed from your cart.`).waitFor();
  await main(page).getByText("Your cart is empty").waitFor();
  expect(await cartCookie(page)).toBeUndefined();

  await page.goto("/products/mobility-aids");
  const card = page.getByRole("article").filter({ hasText: ROLLATOR.name });
  await card.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText(`${ROLLATOR.name} has been added to your cart.`).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).click();
  await page.getByRole("button", { name: "Clear Cart" }).click();
  await page.getByText("All items have been removed from your cart.").waitFor();

  await page.goto(`/product/${ROLLATOR.slug}`);
  await main(page).getByRole("link", { name: "Buy Now" }).click();
  await page.waitForURL("**/checkout");
  expect(decodeURIComponent((await cartCookie(page))?.value ?? "")).toContain(ROLLATOR.name);
});
