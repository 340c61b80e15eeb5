import {
  lineIdOf,
  MOST_IN_ACCOUNT,
  MOST_SAVED,
  subjectOfLine,
  WISHLIST_COOKIE_DAYS,
  type WishlistItem,
} from "@eldercare/contracts";
import { cookieValue, type ShopCookie } from "~/api/cookie";
import { WISHLIST_COOKIE } from "./change-wishlist";

/**
 * What a browser that nobody is signed in at saved for later: `{id}~{name}`, with dots between, so short
 * that all of it is one cookie.
 */

const SECONDS = WISHLIST_COOKIE_DAYS * 24 * 60 * 60;
const LONGEST_ID = 75;
/** Of a name as the cookie has it: letters of other alphabets are longer there. */
const LONGEST_NAME = 45;
const ID = /^[\w-]+(?::[\w-]+)?$/;

/** A name that fits, whole letters of it. */
function shortName(name: string): string {
  let letters = [...name];
  const textOf = () =>
    encodeURIComponent(letters.join("")).replace(/[._~]/g, encodedMark).replaceAll("%20", "_");
  if (textOf().length <= LONGEST_NAME) return textOf();
  const dots = encodeURIComponent("…");
  while (textOf().length > LONGEST_NAME - dots.length) letters = letters.slice(0, -1);
  return textOf() + dots;
}

/** `encodeURIComponent` leaves our marks as they are; `_` stands for a space, which would be three. */
const encodedMark = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;

/** The cookie that keeps these, renewed with each change; none of an empty list. */
export const wishlistCookie = (items: readonly WishlistItem[]): ShopCookie => ({
  name: WISHLIST_COOKIE,
  value: items
    .filter((item) => lineIdOf(item).length <= LONGEST_ID)
    .slice(0, MOST_SAVED)
    .map((item) => `${lineIdOf(item)}~${shortName(item.name)}`)
    .join("."),
  maxAge: items.length > 0 ? SECONDS : 0,
});

/** The list in a `Cookie` text; what cannot be read is left out. */
export const savedInCookies = (cookies: string): WishlistItem[] =>
  (cookieValue(cookies, WISHLIST_COOKIE) ?? "").split(".").flatMap(itemOf).slice(0, MOST_SAVED);

function itemOf(text: string): WishlistItem[] {
  const [id = "", name = ""] = text.split("~");
  if (!ID.test(id) || id.length > LONGEST_ID) return [];
  try {
    return [
      { ...subjectOfLine(id), name: decodeURIComponent(name.replaceAll("_", " ")) || "Product" },
    ];
  } catch {
    // Somebody else wrote it.
    return [];
  }
}

/** What an address names, each once. */
export function idsInAddress(text: string | null): string[] {
  const ids = (text ?? "").split(/[,.]/).map((id) => id.trim());
  const known = ids.filter((id) => ID.test(id) && id.length <= LONGEST_ID);
  // Anybody makes up addresses: no longer list is looked up than an account has.
  return [...new Set(known)].slice(0, MOST_IN_ACCOUNT);
}

/** The page that shows these products to whoever has its address. */
export const sharedPath = (items: readonly WishlistItem[]): string =>
  `/wishlist?products=${items.map(lineIdOf).join(",")}`;
