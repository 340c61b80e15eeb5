import { ApiError } from "~/api/api-error";
import type { ShopCookie } from "~/api/cookie";
import { isHintedIn } from "~/api/session-hint";
import { apiForVisitor, type VisitorApi } from "~/api/visitor-api.server";
import { ACCOUNT_WITHIN_MS, accountLinesOf } from "./account-lines";
import { cartCookieChanges, cartCookiesOf } from "./cart-cookie";
import type { CartLines } from "./cart-rules";
import { linesWithAccount, missingIds } from "./lines-with-account";
import { sentLines } from "./sent-cart.server";
import { fetchTodaysProducts } from "./todays-products";

/** What the scripts do for the account's cart (decision 057), for forms that were sent without them. */

/**
 * Tells the account of whoever is probably signed in what the cart of the request's browser has
 * become. Answers `Set-Cookie` texts of the call; none when it failed.
 */
export async function tellAccount(request: Request, lines: CartLines): Promise<string[]> {
  if (!isHintedIn(cookiesOf(request))) return [];
  const api = apiForVisitor(request);
  const body = { items: accountLinesOf(lines) };
  await ifItWorks((signal) => api.call("cart.keep", { body, signal }));
  return api.setCookies;
}

/**
 * Merges the cart of the request's browser with that of the account that has just signed in by `api`.
 * Answers the cookies that keep the result; none when nothing changed, or when it failed.
 */
export async function mergeAtSignIn(request: Request, api: VisitorApi): Promise<ShopCookie[]> {
  const sent = sentLines(request);
  const lines = await ifItWorks(async (signal) => {
    const body = { items: accountLinesOf(sent) };
    const merged = await api.call("cart.merge", { body, signal });
    const missing = missingIds(sent, merged);
    const products = missing.length > 0 ? await fetchTodaysProducts(missing, signal) : [];
    const all = linesWithAccount(sent, { sent, merged, products });
    if (JSON.stringify(all) === JSON.stringify(sent)) return undefined;
    // From here on what comes from the account counts as known to this browser.
    await api.call("cart.keep", { body: { items: accountLinesOf(all) }, signal });
    return all;
  });
  if (!lines) return [];
  return cartCookieChanges(
    lines,
    cartCookiesOf(cookiesOf(request)).map(({ name }) => name),
  );
}

const cookiesOf = (request: Request) => request.headers.get("Cookie") ?? "";

/** The cart works without the account's, and is not held up by it. */
async function ifItWorks<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(ACCOUNT_WITHIN_MS);
  try {
    return await call(signal);
  } catch (error) {
    if (!(error instanceof ApiError || signal.aborted)) throw error;
    return undefined;
  }
}
