import { randomBytes } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AdminApi, signInAsAdminOf } from "../support/admin-api.ts";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { openPage, SCRIPTS_OFF, waitUntilUsable } from "../support/open-page.ts";
import { makeProductOfSeveral } from "../support/product-of-several.ts";
import { shopUnderTest } from "../support/shop-under-test.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

let admin: AdminApi;
let walker: Awaited<ReturnType<typeof makeProductOfSeveral>>;
const title = `Walker ${randomBytes(4).toString("hex")}`;

beforeAll(async () => {
  admin = await signInAsAdminOf(shopUnderTest());
  walker = await makeProductOfSeveral(admin, {
    title,
    description: "Made for a browser test.",
    options: { Colour: ["Blue", "Red"], Size: ["S", "L"] },
    variants: [
      { options: { Colour: "Blue", Size: "S" }, dollars: 40, stock: 5 },
      { options: { Colour: "Blue", Size: "L" }, dollars: 60, stock: 0 },
      { options: { Colour: "Red", Size: "L" }, dollars: 60, stock: 2 },
    ],
  });
});
afterAll(() => admin.delete(`/products/${walker.id}`));

const main = (page: Page) => page.getByRole("main");
const value = (page: Page, option: string, name: RegExp) =>
  page.getByRole("group", { name: option }).getByRole("radio", { name });
/** It is in the shop before its last variant has its stock. */
const stockOfLast = async () => {
  const path = addressOf("products.read", { params: { slug: walker.slug } });
  const product = await (await fetch(new URL(path, shopUnderTest().shopUrl))).json();
  return product.variants?.at(-1)?.stock;
};
const addToCart = (page: Page) => main(page).getByRole("button", { name: "Add to Cart" });

describe("a product with several variants", () => {
  it("is chosen on its page, which the card leads to, and is in the cart as what was chosen", async () => {
    await eventually(stockOfLast).toBe(2);
    const page = await newPage();
    const card = main(page).getByRole("article").filter({ hasText: title });
    await eventually(async () => {
      await openPage(page, `/products?search=${title.split(" ")[1]}`);
      return card.count();
    }).toBe(1);
    await card.getByText("from $40.00").waitFor();
    expect(await card.getByRole("button", { name: "Add to Cart" }).count()).toBe(0);
    await card.getByRole("link", { name: /^Choose Options/ }).click();
    await page.waitForURL(`**/product/${walker.slug}`);

    await value(page, "Colour", /^Blue$/).waitFor();
    await eventually(() => value(page, "Size", /^S$/).isChecked()).toBe(true);
    await eventually(() => value(page, "Colour", /^Red Not available$/).count()).toBe(1);
    // Sold out is said, and may be looked at.
    await value(page, "Size", /^L Sold out$/).check();
    await main(page).getByText("Out of Stock", { exact: true }).first().waitFor();
    await main(page).getByText(`SKU: ${walker.variants[1]?.sku}`).waitFor();
    await main(page).getByText("$60.00", { exact: true }).waitFor();
    await eventually(() => addToCart(page).isDisabled()).toBe(true);
    await value(page, "Colour", /^Red$/).check();
    await main(page).getByText("In Stock (2 available)").waitFor();
    expect(new URL(page.url()).searchParams.get("option.Colour")).toBe("Red");
    await expectNoAxeViolations(page);

    await page.reload();
    await waitUntilUsable(page);
    await eventually(() => value(page, "Colour", /^Red$/).isChecked()).toBe(true);
    await eventually(() => value(page, "Size", /^L$/).isChecked()).toBe(true);
    await addToCart(page).click();
    await value(page, "Size", /^S Not available$/).check();
    await main(page).getByText("We do not have this combination.").waitFor();
    await value(page, "Colour", /^Blue/).check();
    await addToCart(page).click();
    await openPage(page, "/cart");
    const lines = main(page).getByRole("listitem").filter({ hasText: title });
    await eventually(() => lines.count()).toBe(2);
    await lines.filter({ hasText: "Size: L" }).getByText("$60.00 each").waitFor();
    await lines.filter({ hasText: "Size: S" }).getByText("$40.00 each").waitFor();
  });

  it("is chosen and bought without scripts", async () => {
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
    await page.goto(`/product/${walker.slug}`);
    await main(page).getByText("$40.00", { exact: true }).waitFor();
    await value(page, "Colour", /^Red/).check();
    await value(page, "Size", /^L/).check();
    await page.getByRole("button", { name: "Show This Choice" }).click();
    await main(page).getByText("$60.00", { exact: true }).waitFor();
    await main(page).getByText("In Stock (2 available)").waitFor();
    await addToCart(page).click();
    await page.waitForURL("**/cart");
    const line = main(page).getByRole("listitem").filter({ hasText: title });
    await line.getByText("Size: L").first().waitFor();
    await line.getByText("$60.00 each").waitFor();
  });
});
