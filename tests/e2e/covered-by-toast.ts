import type { Page } from "playwright-core";

const SHOPS_TOAST = "[data-toast-viewport] > li";
export const MEDUSAS_TOAST = "[data-sonner-toast][data-front=true]";

/** What can be pressed or filled in under the toast that shows, each by its words; waits until it lies still. */
export const coveredByToast = async (page: Page, shown = SHOPS_TOAST): Promise<string[]> => {
  await page.locator(shown).waitFor();
  // It looks for its place once more when a page, or a panel, has come to rest.
  await page.waitForTimeout(500);
  return page.evaluate((selector) => {
    const toast = document.querySelector(selector);
    const box = toast?.getBoundingClientRect();
    if (!box) return ["no toast is there any more"];
    const inReach = document.querySelector('[role="dialog"][data-state="open"]') ?? document;
    return [...inReach.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")]
      .filter((element) => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        const overlaps =
          left < box.right && box.left < right && top < box.bottom && box.top < bottom;
        // Toasts that lie behind it, or leave, are no part of the page.
        const isToasts = element.closest("[data-sonner-toaster], [data-toast-viewport]");
        return width > 1 && overlaps && element.checkVisibility() && !isToasts;
      })
      .map(
        (element) => element.getAttribute("aria-label") || element.textContent || element.outerHTML,
      );
  }, shown);
};
