import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { openPage, waitUntilUsable } from "../support/open-page.ts";
import { eventually } from "./eventually.ts";
import { ROLLATOR } from "./known-products.ts";
import { openPriceSlider } from "./open-filters.ts";

const { newPage } = useBrowser();

const MOST_TABS = 120;

/** What a screen reader calls the focused element, in short. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return "";
    const label = "labels" in focused ? (focused as HTMLInputElement).labels?.[0] : undefined;
    const text = focused.getAttribute("aria-label") ?? label?.textContent ?? focused.textContent;
    return (text ?? "").replace(/\s+/g, " ").trim();
  });

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press("Tab");
    if (wanted.test(await focusedName(page))) return;
  }
  throw new Error(`No ${wanted} within ${MOST_TABS} presses of Tab on ${page.url()}`);
}

it("lets a visitor shop with the keyboard alone", async () => {
  const page = await newPage();
  await openPage(page, "/");

  await tabTo(page, /^Skip to main content$/);
  await page.keyboard.press("Enter");
  await tabTo(page, new RegExp(`^${ROLLATOR.category}$`));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/products/mobility-aids");
  await eventually(() => focusedName(page)).toBe("Our Products");

  await tabTo(page, /^On Sale$/);
  await page.keyboard.press("Space");
  await page.waitForURL("**/products/mobility-aids?onSale=true");
  expect(await focusedName(page)).toBe("On Sale");
  await page.getByText(/^Showing \d of \d products$/).waitFor();

  await tabTo(page, new RegExp(`^${ROLLATOR.name}$`));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/product/${ROLLATOR.slug}`);
  await eventually(() => focusedName(page)).toBe(ROLLATOR.name);

  await tabTo(page, /^Show picture 2 of 3/);
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: ROLLATOR.secondAlt }).waitFor();
  await tabTo(page, /^One more$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Add to Cart$/);
  await page.keyboard.press("Enter");
  await page.getByText(`2x ${ROLLATOR.name} added to your cart.`, { exact: true }).waitFor();
  await tabTo(page, /^Description/);
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tabpanel", { name: "Specifications" }).waitFor();

  await page.reload();
  await waitUntilUsable(page);
  await tabTo(page, /^Cart/);
  await page.keyboard.press("Enter");
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await cart.getByText("Subtotal (2 items)").waitFor();
  await tabTo(page, new RegExp(`^One less ${ROLLATOR.name}$`));
  await page.keyboard.press("Space");
  await cart.getByText("Subtotal (1 item)").waitFor();
  await tabTo(page, new RegExp(`^Remove ${ROLLATOR.name}$`));
  await page.keyboard.press("Enter");
  await cart.getByText("Your cart is empty").waitFor();
  // Also with a toast above the cart.
  await page.getByText("Removed from Cart").first().waitFor();
  await page.keyboard.press("Escape");
  await cart.waitFor({ state: "hidden" });
  await eventually(() => focusedName(page)).toMatch(/^Cart/);
});

it("moves the price with the arrow keys, ten dollars at a time", async () => {
  const page = await newPage();
  await openPage(page, "/products");
  const thumb = await openPriceSlider(page);
  await thumb.focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL("**/products?maxPrice=1990");
  const field = page.getByRole("spinbutton", { name: "Maximum" });
  await expect.poll(() => field.inputValue()).toBe("1990");
});
