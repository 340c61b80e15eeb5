import type { Locator, Page } from "playwright-core";

/**
 * The search field of a part of the page that searches the shop. By its label: it is a search box
 * until suggestions are there, and a combobox then.
 */
export const searchBox = (part: Page | Locator): Locator =>
  part.getByLabel(/^Search (our )?products$/);
