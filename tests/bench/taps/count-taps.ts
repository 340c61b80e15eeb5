import type { Page } from "playwright-core";
import { openUntilPainted } from "./first-paint.ts";

const EVERY_MS = 50;
/** How long the count must have stood still until it is the last word. */
const STILL_MS = 1500;
const PATIENCE_MS = 20_000;

/** Pieces in the cart, as its cookie has them. */
async function piecesInCart(page: Page): Promise<number> {
  const cookies = await page.context().cookies();
  const cart = cookies.find(({ name }) => name === "eldercare-cart")?.value;
  if (!cart) return 0;
  const lines = JSON.parse(decodeURIComponent(cart)) as { quantity: number }[];
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Taps a control so often, at every 50 ms from the first paint on; gives the pieces then in the cart. */
export async function countTaps(
  page: Page,
  url: string,
  control: string,
  taps: number,
): Promise<number> {
  const { at, x, y } = await openUntilPainted(page, url, control);
  // A slow page takes some in late; the finger does not wait for it.
  const tapped: Promise<void>[] = [];
  for (let tap = 0; tap < taps; tap++) {
    await new Promise((resolve) => setTimeout(resolve, at + tap * EVERY_MS - Date.now()));
    tapped.push(page.touchscreen.tap(x, y));
  }
  await Promise.all(tapped);
  let pieces = -1;
  let since = Date.now();
  const end = since + PATIENCE_MS;
  while (Date.now() < end && (pieces < taps || Date.now() - since < STILL_MS)) {
    const now = await piecesInCart(page);
    if (now !== pieces) since = Date.now();
    pieces = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return pieces;
}
