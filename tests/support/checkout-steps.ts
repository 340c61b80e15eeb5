import type { Page } from "playwright-core";
import { openPage } from "./open-page.ts";
import { shopUnderTest } from "./shop-under-test.ts";
import type { TestProduct } from "./staff-product.ts";

type InCart = Pick<TestProduct, "id" | "name" | "price"> & { image?: string };

/** Stripe's test cards (https://docs.stripe.com/testing). */
export const CARDS = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  withoutFunds: "4000000000009995",
  asksTheBank: "4000002500003155",
} as const;

/** Puts a product into this browser's cart, as its cookie holds it. */
export async function putInCart(page: Page, product: InCart, quantity = 1): Promise<void> {
  const { id, name, price, image = "" } = product;
  const value = encodeURIComponent(JSON.stringify([{ id, name, price, image, quantity }]));
  await page
    .context()
    .addCookies([
      { name: "eldercare-cart", value, url: shopUnderTest().shopUrl, sameSite: "Strict" },
    ]);
}

/** Opens the checkout and waits for its form. */
export async function openCheckout(page: Page): Promise<void> {
  await openPage(page, "/checkout");
  await page.getByLabel("Card number").waitFor();
}

/** The address; name and email address are filled in already. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Phone Number").fill("416-555-0199");
  await page.getByLabel("Street Address").fill("12 Elm Street");
  await page.getByLabel("City").fill("Ottawa");
  await page.getByLabel("Province").selectOption({ label: "Ontario" });
  await page.getByLabel("Postal Code").fill("k1a0b1");
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill("1240");
  await page.getByLabel("Security code").fill("123");
}

export const payButton = (page: Page) => page.getByRole("button", { name: /^Complete Payment - / });
