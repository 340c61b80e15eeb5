import type { Page } from "playwright-core";

/** How much narrower the page is than its window, in CSS pixels; below 0 it scrolls sideways. */
export const spareWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth);
