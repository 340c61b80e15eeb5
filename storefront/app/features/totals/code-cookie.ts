import { CART_COOKIE_DAYS, MAX_CODES } from "@eldercare/contracts";
import { cookieValue, type ShopCookie } from "~/api/cookie";

/** Discount codes wait in a cookie beside the cart's, whose shape is specified (spec §7). */
const NAME = "eldercare-codes";
const LIFETIME_SECONDS = CART_COOKIE_DAYS * 24 * 60 * 60;

/** The cookie that keeps these codes for as long as the cart; none deletes it. */
export function codeCookie(codes: readonly string[]): ShopCookie {
  if (codes.length === 0) return { name: NAME, value: "", maxAge: 0 };
  return { name: NAME, value: encodeURIComponent(JSON.stringify(codes)), maxAge: LIFETIME_SECONDS };
}

/** The codes in a `document.cookie` or `Cookie` text; what cannot be read is none. */
export function codesOfCookies(cookies: string): string[] {
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(cookieValue(cookies, NAME) ?? "[]"));
    if (!Array.isArray(kept)) return [];
    return kept.filter((code) => typeof code === "string" && code !== "").slice(0, MAX_CODES);
  } catch {
    return [];
  }
}
