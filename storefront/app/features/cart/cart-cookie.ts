import { CART_COOKIE_DAYS, type CartItem, idOfCartLine } from "@eldercare/contracts";
import { keepCookie, type ShopCookie } from "~/api/cookie";
import { cartItemOf } from "./cart-item";
import { allowedQuantity, type CartLines } from "./cart-rules";

/**
 * The cart's cookies (spec §7): `eldercare-cart` holds a JSON array of lines; what does not fit
 * goes into `eldercare-cart-2`, `-3` and so on, each a whole array of its own, so that a damaged
 * one costs its own lines only.
 */

const COOKIE_NAME = "eldercare-cart";
const COOKIE_NAME_PATTERN = /^eldercare-cart(?:-([2-9]|[1-9]\d))?$/;

/** Browsers refuse cookies above 4096 bytes, name and attributes counted in part. */
const MAX_VALUE_LENGTH = 3800;
/** Room for some 200 different products; beyond that request headers grow too large for servers. */
const MAX_COOKIES = 12;
const MAX_NAME_LENGTH = 60;
const MAX_IMAGE_LENGTH = 120;
const LIFETIME_SECONDS = CART_COOKIE_DAYS * 24 * 60 * 60;

/** What a cookie keeps of a line: a long name is cut, a image that is not a short address left out. */
export function shortLine(line: CartItem): CartItem {
  const isShortAddress = line.image.length <= MAX_IMAGE_LENGTH && !line.image.startsWith("data:");
  return {
    id: line.id,
    variantId: line.variantId,
    variantName: line.variantName && shortText(line.variantName),
    name: shortText(line.name),
    price: line.price,
    image: isShortAddress ? line.image : "",
    quantity: line.quantity,
  };
}

function shortText(text: string): string {
  const letters = [...text];
  if (letters.length <= MAX_NAME_LENGTH) return text;
  return `${letters.slice(0, MAX_NAME_LENGTH - 1).join("")}…`;
}

/** Values of the cookies that hold these lines, in order. */
export function encodeCart(lines: CartLines): string[] {
  const values: string[] = [];
  let group: string[] = [];
  const textOf = (texts: readonly string[]) => encodeURIComponent(`[${texts.join(",")}]`);
  for (const line of lines) {
    const text = JSON.stringify(shortLine(line));
    if (group.length > 0 && textOf([...group, text]).length > MAX_VALUE_LENGTH) {
      values.push(textOf(group));
      group = [];
    }
    group.push(text);
  }
  if (group.length > 0) values.push(textOf(group));
  return values;
}

function linesOfValue(value: string): CartItem[] {
  let decoded: unknown;
  try {
    decoded = JSON.parse(decodeURIComponent(value));
  } catch {
    // The error has a part of what was sent, which may be anybody's.
    console.error("A cart cookie cannot be read.");
    return [];
  }
  if (!Array.isArray(decoded)) return [];
  return decoded.flatMap((candidate: unknown) => {
    const line = cartItemOf(candidate);
    return line ? [{ ...line, quantity: allowedQuantity(line.quantity) }] : [];
  });
}

/** Lines of the cookies' values; what cannot be read is left out, a product or variant counts once. */
export function decodeCart(values: readonly string[]): CartItem[] {
  const lines = new Map<string, CartItem>();
  for (const line of values.flatMap(linesOfValue)) {
    const id = idOfCartLine(line);
    if (!lines.has(id)) lines.set(id, line);
  }
  return [...lines.values()];
}

/** The cart's cookies of a `document.cookie` text: name and value, in order. */
export function cartCookiesOf(cookieText: string): { name: string; value: string }[] {
  return cookieText
    .split(/;\s*/)
    .map((pair) => {
      const split = pair.indexOf("=");
      return { name: pair.slice(0, Math.max(0, split)), value: pair.slice(split + 1) };
    })
    .flatMap((cookie) => {
      const match = COOKIE_NAME_PATTERN.exec(cookie.name);
      return match ? [{ ...cookie, place: Number(match[1] ?? 1) }] : [];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ name, value }) => ({ name, value }));
}

const nameOfPlace = (place: number) => (place === 1 ? COOKIE_NAME : `${COOKIE_NAME}-${place}`);

/**
 * What makes the cookies named in `present` those of `lines`, for 7 days; an empty cart deletes
 * them. A cart that is too large for them loses its last lines, which is logged.
 */
export function cartCookieChanges(lines: CartLines, present: readonly string[]): ShopCookie[] {
  const values = encodeCart(lines);
  if (values.length > MAX_COOKIES) {
    console.error(`The cart is too large to keep: ${values.length} cookies.`);
  }
  const kept = values.slice(0, MAX_COOKIES).map((value, index) => ({
    name: nameOfPlace(index + 1),
    value,
    maxAge: LIFETIME_SECONDS,
  }));
  const gone = present.filter((name) => !kept.some((cookie) => cookie.name === name));
  return [...kept, ...gone.map((name) => ({ name, value: "", maxAge: 0 }))];
}

/** The lines in the cookies of a `document.cookie` or `Cookie` text. */
export const linesOfCookies = (cookies: string): CartItem[] =>
  decodeCart(cartCookiesOf(cookies).map((cookie) => cookie.value));

/** The lines in this browser's cookies. Errors are only logged (spec §7). */
export function readCartCookies(): CartItem[] {
  try {
    return linesOfCookies(document.cookie);
  } catch (error) {
    console.error("The cart cookie could not be read:", error);
    return [];
  }
}

/** Keeps the lines in this browser for 7 days; an empty cart deletes its cookies. Errors are only logged. */
export function writeCartCookies(lines: CartLines): void {
  try {
    const present = cartCookiesOf(document.cookie).map(({ name }) => name);
    for (const change of cartCookieChanges(lines, present)) keepCookie(change);
  } catch (error) {
    console.error("The cart cookie could not be written:", error);
  }
}
