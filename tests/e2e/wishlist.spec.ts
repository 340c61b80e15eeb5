import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { SCRIPTS_OFF, waitUntilUsable } from "../support/open-page.ts";
import { aVerifiedCustomer, signInByForm } from "../support/shopper.ts";
import { spareWidth } from "../support/spare-width.ts";
import { eventually } from "./eventually.ts";
import { FRENCH_WALKER, ROLLATOR } from "./known-products.ts";

const { newPage } = useBrowser();

/** The sign-in page asks who is signed in: nobody. */
const ASKED_WHO = [
  new RegExp(`response: 401 GET \\S+${addressOf("session.read")}$`),
  /console: Failed to load resource: the server responded with a status of 401/,
];
const main = (page: Page) => page.getByRole("main");
const saveButton = (page: Page) => main(page).getByRole("button", { name: /^Save for Later/ });
const savedNames = (page: Page) => main(page).getByRole("heading", { level: 2 }).allTextContents();

it("without scripts a product is saved, bought, put back on the list, and sent to somebody", async () => {
  const page = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
  await page.goto(`/product/${ROLLATOR.slug}`);
  await saveButton(page).click();
  await page.waitForURL("**/wishlist");
  await page.getByText(`${ROLLATOR.name} is on your list.`).waitFor();
  await main(page)
    .getByRole("button", { name: /^Add to Cart/ })
    .click();
  await page.waitForURL("**/cart");
  await saveButton(page).click();
  await page.getByText(`${ROLLATOR.name} moved from your cart to your list.`).waitFor();
  await page.getByText("Your cart is empty").waitFor();
  await main(page).getByRole("link", { name: "See What You Saved for Later" }).click();
  const link = await page.getByLabel("Link to this list").inputValue();

  const sister = await newPage({ width: 375, height: 812 });
  await sister.goto(link);
  await sister.getByRole("heading", { level: 1, name: "A List for You" }).waitFor();
  await expectNoAxeViolations(sister);
  await sister.getByRole("button", { name: "Save All for Later" }).click();
  await sister.getByRole("heading", { level: 1, name: "Saved for Later" }).waitFor();
  await eventually(() => savedNames(sister)).toContain(ROLLATOR.name);

  await page.getByRole("button", { name: `Remove ${ROLLATOR.name}` }).click();
  await page.getByText("Your list is empty.").waitFor();
});

it("what is saved or taken off before the scripts come counts, and goes into the account at sign-in", async () => {
  const page = await newPage({ expectedProblems: ASKED_WHO, width: 375, height: 812 });
  let letScripts = () => {};
  const holdScripts = () => {
    const isLet = new Promise<void>((resolve) => {
      letScripts = resolve;
    });
    return page.route("**/assets/*.js", async (route) => {
      await isLet;
      await route.continue();
    });
  };
  await holdScripts();
  await page.goto(`/product/${ROLLATOR.slug}`, { waitUntil: "commit" });
  await saveButton(page).click();
  letScripts();
  await main(page).getByText(`${ROLLATOR.name} is on your list.`).waitFor();
  await page.goto(`/product/${FRENCH_WALKER.slug}`);
  await waitUntilUsable(page);
  await saveButton(page).click();
  await main(page).getByRole("link", { name: "See Your List" }).click();
  await page.waitForURL("**/wishlist");
  await expect.poll(() => savedNames(page)).toHaveLength(3);
  await expectNoAxeViolations(page);
  expect(await spareWidth(page)).toBeGreaterThanOrEqual(0);

  await page.goto("/auth");
  const email = await aVerifiedCustomer();
  await signInByForm(page, email);
  await page.waitForURL((url) => url.pathname === "/");
  const tablet = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
  await tablet.goto("/auth?next=%2Fwishlist");
  await signInByForm(tablet, email);
  await tablet.getByText("This list is kept in your account.").waitFor();
  expect(await savedNames(tablet)).toEqual(
    expect.arrayContaining([ROLLATOR.name, FRENCH_WALKER.name]),
  );

  await page.unrouteAll();
  await holdScripts();
  await page.goto("/wishlist", { waitUntil: "commit" });
  for (const name of [ROLLATOR.name, FRENCH_WALKER.name]) {
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  }
  letScripts();
  await main(page).getByText("Your list is empty.").waitFor();
});

it("whoever comes from another site, which sends the shop no cookie of its pages, finds the list", async () => {
  const page = await newPage();
  await page.goto(`/product/${ROLLATOR.slug}`);
  await waitUntilUsable(page);
  await saveButton(page).click();
  await main(page).getByRole("link", { name: "See Your List" }).waitFor();
  const list = new URL("/wishlist", page.url()).href;
  await page.route("https://mail.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${list}">Your list</a>` }),
  );
  await page.goto("https://mail.example/");
  const served = page.waitForResponse(list);
  await page.getByRole("link", { name: "Your list" }).click();
  expect(await (await served).text()).toContain("Your list is empty.");
  await eventually(() => savedNames(page)).toContain(ROLLATOR.name);
});
