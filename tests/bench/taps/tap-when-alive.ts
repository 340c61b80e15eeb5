import type { Page } from "playwright-core";
import type { Tap } from "./watch-tap.ts";

const PATIENCE_MS = 15_000;
/** Nothing fetched for so long: the page has what it wants. */
const STILL_MS = 1500;

/** Runs in the page: taps its control as a finger does, and gives the milliseconds from there to a frame with the effect. */
export function timeOfEffect({ effect, effectPath }: Tap): Promise<number> {
  return new Promise((resolve) => {
    const since = (event: Event) => {
      const look = () => {
        const isHere = !effectPath || location.pathname === effectPath;
        if (!isHere || !document.querySelector(effect)) return void requestAnimationFrame(look);
        // The frame is drawn when its callbacks and what they left to do are done.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
      };
      requestAnimationFrame(look);
    };
    addEventListener("click", since, { capture: true, once: true });
  });
}

/**
 * Runs in the page: as {@link timeOfEffect}, where the effect is in the frame that follows the tap. The
 * browser says itself when that was on the screen (Event Timing, in steps of 8 ms): what the page does
 * right after it would hold back any clock of ours. -1 when the effect was not in it.
 */
export function timeOfNextFrame({ effect }: Tap): Promise<number> {
  return new Promise((resolve) => {
    let isThere = false;
    const look = () => {
      isThere = document.querySelector(effect) !== null;
    };
    addEventListener("click", () => requestAnimationFrame(look), { capture: true, once: true });
    new PerformanceObserver((list) => {
      const tapped = list.getEntriesByName("click")[0];
      if (tapped) resolve(isThere ? tapped.duration : -1);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Runs in the page: resolves once React has it, and nothing was fetched for so long. */
function alive(stillMs: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = -1;
    let since = performance.now();
    const look = () => {
      const heading = document.querySelector("main h1");
      const isReact = heading && Object.keys(heading).some((key) => key.startsWith("__react"));
      const fetched = performance.getEntriesByType("resource").length;
      if (!isReact || fetched !== seen) since = performance.now();
      seen = fetched;
      if (performance.now() - since > stillMs) resolve();
      else setTimeout(look, 50);
    };
    look();
  });
}

/**
 * Opens a page, waits until it is alive and has fetched what it wants, and taps: milliseconds from
 * the tap to the first frame with its effect; null when there was none.
 */
export async function tapWhenAlive(
  page: Page,
  url: string,
  tap: Tap,
  timeOf: (tap: Tap) => Promise<number>,
): Promise<number | null> {
  await page.goto(url);
  await page.evaluate(alive, STILL_MS);
  const control = page.locator(tap.control).first();
  await control.scrollIntoViewIfNeeded();
  const seen = page.evaluate(timeOf, tap);
  await control.tap();
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  const effectMs = await Promise.race([seen, never]);
  clearTimeout(timer);
  return effectMs === null || effectMs < 0 ? null : effectMs;
}
