import { ApiError } from "~/api/api-error";
import { keepSessionHint } from "~/api/session-hint";
import { shopCalls } from "~/api/shop-calls";
import { bringWishlistAlong } from "~/features/wishlist/change-wishlist";
import { ACCOUNT_WITHIN_MS, accountLinesOf } from "./account-lines";
import type { CartLines } from "./cart-rules";
import { linesWithAccount, missingIds } from "./lines-with-account";
import { rememberMergedVisit } from "./merged-visit";
import { fetchTodaysProducts } from "./todays-products";

/**
 * The cart of the account that is signed in (decision 057), which follows this browser's; fetched
 * where somebody is signed in, and by nobody else. Nothing here may keep the cart from working: what
 * fails, fails in silence, and the next change brings along what was missed.
 */

/** This browser's cart, for work that outlives a render; `arrived` once the account's is in it, or will not come. */
type BrowserCart = {
  currentLines: () => CartLines;
  keep: (lines: CartLines) => void;
  arrived: () => void;
};

/** Taps on plus and minus are told together. */
const TELL_AFTER_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let untold: CartLines = [];

const piecesOf = (lines: CartLines) => JSON.stringify(accountLinesOf(lines));

/** Tells the account soon what the cart has become, if it holds something else than before. */
export function tellAccountSoon(before: CartLines, lines: CartLines): void {
  // Prices and names are the shop's to know.
  if (piecesOf(before) === piecesOf(lines)) return;
  untold = lines;
  clearTimeout(timer);
  timer = setTimeout(tellAccountNow, TELL_AFTER_MS);
}

/** Tells what waits to be told, if anything does; a page that is left sends it all the same. */
export function tellAccountNow(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  // Not by `shopApi`, which would fetch what makes the call first.
  shopCalls
    .call("cart.keep", { body: { items: accountLinesOf(untold) }, keepalive: true })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) keepSessionHint(false);
    });
}

/**
 * Makes this browser's cart and the account's one, and what was saved for later, too. Whoever waits for
 * it waits {@link ACCOUNT_WITHIN_MS} at most; on a slow line it shows when it comes.
 */
export async function mergeWithAccount(cart: BrowserCart): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, ACCOUNT_WITHIN_MS));
  await Promise.race([Promise.all([mergeCart(cart), bringWishlistAlong()]), enough]);
}

async function mergeCart({ currentLines, keep, arrived }: BrowserCart): Promise<void> {
  const sent = currentLines();
  try {
    const body = { items: accountLinesOf(sent) };
    const merged = await shopCalls.call("cart.merge", { body });
    const missing = missingIds(sent, merged);
    const products = missing.length > 0 ? await fetchTodaysProducts(missing) : [];
    const before = currentLines();
    const lines = linesWithAccount(before, { sent, merged, products });
    if (piecesOf(lines) !== piecesOf(before)) keep(lines);
    // From here on what came from the account counts as known to this browser.
    tellAccountSoon(before, lines);
    rememberMergedVisit();
  } catch {
    // The cart works without the account's.
  } finally {
    arrived();
  }
}
