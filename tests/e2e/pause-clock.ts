import type { Page } from "playwright-core";
import { eventually } from "./eventually.ts";

/**
 * From here on only the test puts the page's clock forward. Paused a second ahead, which a busy
 * machine may pass between asking for the time and pausing: then it is asked anew.
 */
export async function pauseClock(page: Page): Promise<void> {
  await eventually(async () => {
    const soon = await page.evaluate(() => Date.now() + 1000);
    return page.clock.pauseAt(soon).then(
      () => "paused",
      (error: Error) => error.message,
    );
  }).toBe("paused");
}
