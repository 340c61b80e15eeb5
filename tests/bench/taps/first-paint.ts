import type { Page } from "playwright-core";

export interface FirstPaint {
  /** Milliseconds since 1970, and since the page was asked for. */
  at: number;
  firstPaintMs: number;
  /** Where the control is, scrolled into view. */
  x: number;
  y: number;
}

const PATIENCE_MS = 20_000;

/** Runs in each document. */
function tellFirstPaint(control: string): void {
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    const element = document.querySelector(control);
    if (!paint || !element) return;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    Reflect.get(
      window,
      "firstPainted",
    )({
      at: performance.timeOrigin + paint.startTime,
      firstPaintMs: paint.startTime,
      x: x + width / 2,
      y: y + height / 2,
    });
  }).observe({ type: "paint", buffered: true });
}

/** Opens a page, and resolves with its first paint. */
export async function openUntilPainted(
  page: Page,
  url: string,
  control: string,
): Promise<FirstPaint> {
  let tell: (painted: FirstPaint) => void = () => undefined;
  const painted = new Promise<FirstPaint>((resolve, reject) => {
    tell = resolve;
    const late = new Error(`${url} did not paint ${control}`);
    setTimeout(reject, PATIENCE_MS, late).unref();
  });
  await page.exposeFunction("firstPainted", tell);
  await page.addInitScript(tellFirstPaint, control);
  await page.goto(url, { waitUntil: "commit" });
  return painted;
}
