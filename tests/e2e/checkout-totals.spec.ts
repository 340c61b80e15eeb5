import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { CARDS, fillAddress, fillCard, payButton, putInCart } from "../support/checkout-steps.ts";
import { SCRIPTS_OFF } from "../support/open-page.ts";
import { aVerifiedCustomer, signInByCall } from "../support/shopper.ts";
import { aTestProduct, type TestProduct } from "../support/staff-product.ts";
import { aStoreWithTerms, type StoreWithTerms } from "../support/store-with-terms.ts";

const { newPage } = useBrowser();

let cushion: TestProduct;
let store: StoreWithTerms;

beforeAll(async () => {
  cushion = await aTestProduct({ cents: 5000, stock: 100 });
  store = await aStoreWithTerms();
});
afterAll(async () => {
  await store?.undo();
  await cushion?.remove();
});

/** The rows of a breakdown, whatever it is made of. */
const rowsIn = async (page: Page, rows: string) =>
  (await page.locator(rows).allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());

it("a code of the cart, a delivery and a tax are paid as they were shown, and stand on the order", async () => {
  const plain = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
  await putInCart(plain, cushion, 2);
  await plain.goto("/cart");
  await plain.getByLabel("Discount code").fill("mistyped");
  await plain.getByRole("button", { name: "Add the code" }).click();
  await plain.getByText("We do not know this code. Please check how it is written.").waitFor();
  await plain.getByRole("button", { name: "Remove mistyped" }).click();
  await plain.getByLabel("Discount code").fill(store.code);
  await plain.getByRole("button", { name: "Add the code" }).click();
  await plain.getByText(`${store.code} takes off $10.00.`).waitFor();

  const page = await newPage({ width: 390, height: 844 });
  await page.context().addCookies(await plain.context().cookies());
  await signInByCall(page, await aVerifiedCustomer());
  await page.goto("/cart");
  await page.getByText(`Discount (${store.code})`).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await fillAddress(page);
  await page.getByRole("radio", { name: "Free delivery" }).focus();
  await page.keyboard.press("ArrowDown");
  await fillCard(page, CARDS.pays);
  // 13 % of 90.00 and of 12.50, each rounded.
  await page.getByRole("button", { name: "Complete Payment - $115.83" }).waitFor();
  const rows = [
    "Subtotal $100.00",
    `Discount (${store.code}) -$10.00`,
    "Delivery (Express) $12.50",
    "HST (13%) $13.33",
    "Total $115.83",
  ];
  expect(await rowsIn(page, "section[aria-labelledby=order-summary] dl > div")).toEqual(rows);
  await expectNoAxeViolations(page);
  await payButton(page).click();

  await page.waitForURL("**/order-confirmation?orderId=*");
  await page.getByRole("heading", { level: 1, name: "Thank you, Ada!" }).waitFor();
  expect(await rowsIn(page, "tfoot tr")).toEqual(rows);
  await expectNoAxeViolations(page);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("eldercare-codes");
});
