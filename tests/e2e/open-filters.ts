import type { Page } from "playwright-core";
import { eventually } from "./eventually.ts";

/** Makes sure that the filter panel is open: on narrow screens it closes once the page is ready. */
export async function openFilters(page: Page): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 896;
  const toggle = page.getByRole("button", { name: "Filters", exact: true });
  const isExpanded = () => toggle.getAttribute("aria-expanded");
  await eventually(isExpanded).toBe(isNarrow ? "false" : "true");
  if (isNarrow) await toggle.click();
}
