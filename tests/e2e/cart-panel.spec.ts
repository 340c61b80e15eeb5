import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { openPage, waitUntilUsable } from "../support/open-page.ts";
import { coveredByToast } from "./covered-by-toast.ts";
import { eventually } from "./eventually.ts";
import { ROLLATOR } from "./known-products.ts";
import { pauseClock } from "./pause-clock.ts";

const { newPage } = useBrowser();

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Your Cart" });
const cartButton = (page: Page) => page.getByRole("button", { name: /^Cart/ });
const toastsOf = (page: Page) => page.locator("[data-toast-viewport] > li");

async function withRollatorInCart(width = 1280): Promise<Page> {
  const page = await newPage({ width });
  await openPage(page, `/product/${ROLLATOR.slug}`);
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click();
  await toastsOf(page).waitFor();
  return page;
}

describe("the cart panel", () => {
  it.each([375, 1280])(
    "is a labelled dialog without accessibility errors at %i px",
    async (width) => {
      const page = await withRollatorInCart(width);
      await cartButton(page).click();
      await panelOf(page).waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: "Clear Cart" }).click();
      await panelOf(page).getByText("Your cart is empty").waitFor();
      await expectNoAxeViolations(page);
    },
  );

  it("locks the page behind it and gives the focus back when it closes", async () => {
    const page = await newPage();
    await openPage(page, "/");
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(40, 400),
      () => panelOf(page).getByRole("button", { name: "Continue Shopping" }).click(),
    ]) {
      await cartButton(page).click();
      await panelOf(page).waitFor();
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("hidden");
      await close();
      await panelOf(page).waitFor({ state: "detached" });
      await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe("cart-button");
    }
  });

  it("closes on its way to the checkout", async () => {
    const page = await withRollatorInCart();
    await cartButton(page).click();
    const link = panelOf(page).getByRole("link", { name: "Proceed to Checkout" });
    await eventually(() => link.getAttribute("href")).toBe("/checkout");
  });

  it("leads to what lies in it, and closes on the way", async () => {
    const page = await withRollatorInCart();
    await openPage(page, "/faq");
    await cartButton(page).click();
    await panelOf(page).getByRole("link", { name: ROLLATOR.name }).click();
    await page.waitForURL(`**/product/${ROLLATOR.slug}`);
    await panelOf(page).waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: ROLLATOR.name }).waitFor();
  });

  it("never goes below one piece, and says each change", async () => {
    const page = await withRollatorInCart();
    await cartButton(page).click();
    const panel = panelOf(page);
    const less = panel.getByRole("button", { name: `One less ${ROLLATOR.name}` });
    await eventually(() => less.getAttribute("aria-disabled")).toBe("true");
    await less.press("Enter");
    await panel.getByRole("button", { name: `One more ${ROLLATOR.name}` }).click();
    await expect
      .poll(() => panel.getByRole("status").first().textContent())
      .toMatch(/^2 items in your cart, subtotal \$/);
  });

  it("says what it did in toasts above the panel, one at a time", async () => {
    const page = await withRollatorInCart();
    await cartButton(page).click();
    await panelOf(page)
      .getByRole("button", { name: `Remove ${ROLLATOR.name}` })
      .click();
    await expect
      .poll(() => toastsOf(page).allTextContents())
      .toEqual([`Removed from Cart${ROLLATOR.name} has been removed from your cart.`]);
    expect(await coveredByToast(page)).toEqual([]);
    await page.getByRole("button", { name: "Close notification" }).click();
    await toastsOf(page).waitFor({ state: "detached" });
    await eventually(() => panelOf(page).isVisible()).toBe(true);
  });

  it("takes over today's price and says so", async () => {
    const page = await withRollatorInCart();
    await page.evaluate(() => {
      const [, value = ""] = /eldercare-cart=([^;]+)/.exec(document.cookie) ?? [];
      const lines = JSON.parse(decodeURIComponent(value));
      lines[0].price = 1;
      // biome-ignore lint/suspicious/noDocumentCookie: what a visitor could do in the console.
      document.cookie = `eldercare-cart=${encodeURIComponent(JSON.stringify(lines))}; path=/; secure; samesite=strict`;
    });
    await page.reload();
    await waitUntilUsable(page);
    await cartButton(page).click();
    await panelOf(page)
      .getByText(`The price of ${ROLLATOR.name} changed from $1.00 to $`)
      .waitFor();
  });
});

describe("the cart", () => {
  it("is kept in a cookie for seven days that no other site is sent", async () => {
    const page = await withRollatorInCart();
    const [cookie] = (await page.context().cookies()).filter(
      ({ name }) => name === "eldercare-cart",
    );
    expect(cookie).toMatchObject({ secure: true, sameSite: "Strict", path: "/" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const lines = JSON.parse(decodeURIComponent(cookie?.value ?? ""));
    expect(Object.keys(lines[0]).sort()).toEqual(["id", "image", "name", "price", "quantity"]);
  });

  it("leaves no cookie behind when it is empty", async () => {
    const page = await withRollatorInCart();
    await cartButton(page).click();
    await panelOf(page).getByRole("button", { name: "Clear Cart" }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("eldercare-cart");
  });

  it("shows what another tab put into it", async () => {
    const page = await newPage();
    await openPage(page, `/product/${ROLLATOR.slug}`);
    const other = await page.context().newPage();
    await openPage(other, "/products");
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click();
    await other.getByRole("button", { name: "Cart, 1 item" }).waitFor();
  });

  it("survives a cookie that somebody broke", async () => {
    const page = await newPage({ expectedProblems: [/A cart cookie cannot be read/] });
    await openPage(page, "/");
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: what a visitor could do in the console.
      document.cookie = "eldercare-cart=%5B%7Bbroken; path=/; secure; samesite=strict";
    });
    await openPage(page, `/product/${ROLLATOR.slug}`);
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
  });
});

describe("a toast", () => {
  it("leads to the cart from a phone's bottom edge, where F8 and Tab reach it too", async () => {
    const page = await newPage({ width: 390, height: 844 });
    await openPage(page, `/product/${ROLLATOR.slug}`);
    await page.evaluate(() => window.scrollTo(0, 1500));
    const bar = page.locator('[aria-hidden="true"] > button[form="buy"]');
    await bar.click();
    expect(await coveredByToast(page)).toEqual([]);
    await page.keyboard.press("F8");
    expect(
      await page.evaluate(() => document.activeElement?.hasAttribute("data-toast-viewport")),
    ).toBe(true);
    for (const _step of ["the toast", "its link"]) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("See Your Cart");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/cart");
    await page.getByText("Subtotal (1 item)").waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Your Cart",
    );
  });

  it("lies over the product of a phone's list that was added rather than over another one", async () => {
    const page = await newPage({ width: 375, height: 812 });
    await openPage(page, "/products/mobility-aids");
    const card = page.getByRole("article").filter({ hasText: ROLLATOR.name });
    const add = card.getByRole("button", { name: /^Add to Cart/ });
    await add.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
    await add.click();
    expect([[], [ROLLATOR.name]]).toContainEqual(await coveredByToast(page));
  });

  it("covers nothing that can be pressed on the cart's page", async () => {
    const page = await newPage();
    await openPage(page, "/products/mobility-aids");
    const add = page.getByRole("main").getByRole("button", { name: /^Add to Cart/ });
    for (const card of [0, 1]) await add.nth(card).click();
    await toastsOf(page).getByRole("link", { name: "See Your Cart" }).click();
    await page.getByText("Subtotal (2 items)").waitFor();
    await page
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
    await toastsOf(page).getByText("Removed from Cart").waitFor();
    expect(await coveredByToast(page)).toEqual([]);
  });

  it("goes away after five seconds", async () => {
    const page = await newPage();
    await page.clock.install();
    await openPage(page, `/product/${ROLLATOR.slug}`);
    // From here on only the test puts the clock forward.
    await pauseClock(page);
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click();
    await eventually(async () => {
      await page.clock.runFor(50);
      return toastsOf(page).count();
    }).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(3500);
    await eventually(() => toastsOf(page).count()).toBe(1);
    await page.clock.runFor(2500);
    await toastsOf(page).waitFor({ state: "detached" });
  });
});
