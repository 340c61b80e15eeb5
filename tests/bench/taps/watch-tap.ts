import type { Page } from "playwright-core";
import { openUntilPainted } from "./first-paint.ts";

/** What is tapped, and by what its effect is seen. Selectors are CSS. */
export interface Tap {
  control: string;
  effect: string;
  /** Path of the page on which the effect shows, when it is another one. */
  effectPath?: string;
}

export interface TapTimes {
  /** From the request to the first paint. */
  firstPaintMs: number;
  /** From the first paint to the effect; null when there was none. */
  effectMs: number | null;
}

const PATIENCE_MS = 15_000;

/** Runs in each document: says when the effect is there, in milliseconds since 1970. */
function watchForEffect({ effect, effectPath }: Tap): void {
  const look = () => {
    const isHere = !effectPath || location.pathname === effectPath;
    if (!isHere || !document.querySelector(effect)) return void requestAnimationFrame(look);
    Reflect.get(window, "tookEffect")(performance.timeOrigin + performance.now());
  };
  requestAnimationFrame(look);
}

/** Opens a page, taps its control so long after its first paint, and waits for the effect. */
export async function tapAfterFirstPaint(
  page: Page,
  url: string,
  tap: Tap,
  afterMs: number,
): Promise<TapTimes> {
  let tell: (at: number) => void = () => undefined;
  const effect = new Promise<number>((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction("tookEffect", tell);
  await page.addInitScript(watchForEffect, tap);
  const { at, firstPaintMs, x, y } = await openUntilPainted(page, url, tap.control);
  await new Promise((resolve) => setTimeout(resolve, at + afterMs - Date.now()));
  await page.touchscreen.tap(x, y);
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  const seenAt = await Promise.race([effect, never]);
  clearTimeout(timer);
  return { firstPaintMs, effectMs: seenAt === null ? null : seenAt - at };
}
