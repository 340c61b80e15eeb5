import { ProductListResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { openPage, waitUntilUsable } from "../support/open-page.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

const PRODUCTS = 50;

it("keeps fifty different products over a reload", async () => {
  const page = await newPage();
  const answer = await page.request.get(
    addressOf("products.list", { query: { inStockOnly: "true", limit: String(PRODUCTS) } }),
  );
  const { products } = ProductListResponse.parse(await answer.json());
  expect(products).toHaveLength(PRODUCTS);

  let added = 0;
  for (let number = 1; added < PRODUCTS; number += 1) {
    await openPage(page, `/products?inStock=true&page=${number}`);
    for (const button of await page.getByRole("button", { name: "Add to Cart" }).all()) {
      if (added === PRODUCTS) break;
      await button.click();
      added += 1;
    }
  }
  await page.reload();
  await waitUntilUsable(page);
  await page.getByRole("button", { name: new RegExp(`\\b${PRODUCTS} items`) }).click();
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  const removes = cart.getByRole("button", { name: /^Remove / });
  await eventually(() => removes.count()).toBe(PRODUCTS);
});
