import type { Page } from "playwright-core";

/** How far what lay still was moved since the document came, nobody having pressed anything: Chromium's own sum, 0 is none. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Without an entry it is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );
