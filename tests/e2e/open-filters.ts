import type { Locator, Page } from "playwright-core";
import { eventually } from "./eventually.ts";

/** Where the filters open over the page: there is no room for them beside the products. */
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 896;

/** Makes sure that the filter panel is open: on narrow screens it closes once the page is ready. */
export async function openFilters(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: "Filters", exact: true });
  const isExpanded = () => toggle.getAttribute("aria-expanded");
  await eventually(isExpanded).toBe(isNarrow(page) ? "false" : "true");
  if (!isNarrow(page)) return;
  await toggle.click();
  await page.getByRole("dialog", { name: "Filters" }).waitFor();
}

/** The slider of prices, which comes when its place is seen. */
export async function openPriceSlider(page: Page): Promise<Locator> {
  await page.getByRole("spinbutton", { name: "Minimum" }).scrollIntoViewIfNeeded();
  const slider = page.getByRole("slider", { name: "Maximum" });
  await slider.waitFor();
  return slider;
}

/** Goes on from the filters to the products that they found. */
export async function showFiltered(page: Page): Promise<void> {
  if (!isNarrow(page)) return;
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: /^Show \d+ Products?$/ }).click();
  await sheet.waitFor({ state: "detached" });
}
