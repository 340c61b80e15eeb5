import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { type AdminApi, signInAsAdminOf } from "../support/admin-api.ts";
import { useBrowser } from "../support/browser.ts";
import { SCRIPTS_OFF } from "../support/open-page.ts";
import { makeProductOfSeveral } from "../support/product-of-several.ts";
import { shopUnderTest } from "../support/shop-under-test.ts";

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
const addToCart = (page: Page) => main(page).getByRole("button", { name: "Add to Cart" });

describe("a product with several variants", () => {
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
    await line.getByText("Size: L").waitFor();
    await line.getByText("$60.00 each").waitFor();
  });
});
