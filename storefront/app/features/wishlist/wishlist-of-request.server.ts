import {
  changedWishlist,
  lineIdOf,
  MOST_SAVED,
  type Product,
  variantNameOf,
  type WishlistBody,
  type WishlistItem,
  wholeNameOf,
} from "@eldercare/contracts";
import { ApiError } from "~/api/api-error";
import type { ShopCookie } from "~/api/cookie";
import type { Notice } from "~/api/notice-cookie";
import { isHintedIn } from "~/api/session-hint";
import { setCookieText } from "~/api/set-cookie.server";
import { apiForVisitor, type VisitorApi } from "~/api/visitor-api.server";
import { savedInCookies, wishlistCookie } from "./wishlist-cookie";
import { listFull, notSold } from "./wishlist-messages";

/** A list, and what its browser is to be told of it. */
export type KeptList = {
  items: WishlistItem[];
  /** In the account of whoever is signed in, and not in this browser. */
  isInAccount: boolean;
  setCookies: string[];
};

const NOTHING: WishlistBody = { add: [], remove: [] };
const SIGNED_OUT = [401, 403];
const LONGEST_NAME = 100;

/**
 * The list of whoever asks, changed: the account's, which takes in what the browser had, or the
 * browser's where nobody is signed in and where staff are, who have none.
 */
export async function changedList(request: Request, change = NOTHING): Promise<KeptList> {
  const sent = request.headers.get("Cookie") ?? "";
  const kept = savedInCookies(sent);
  if (isHintedIn(sent)) {
    const api = apiForVisitor(request);
    const items = await inAccount(api, kept, change);
    const gone = kept.length > 0 ? [setCookieText(request, wishlistCookie([]))] : [];
    if (items) return { items, isInAccount: true, setCookies: [...api.setCookies, ...gone] };
  }
  const items = changedWishlist(kept, change);
  const changed = change === NOTHING ? [] : [setCookieText(request, wishlistCookie(items))];
  return { items, isInAccount: false, setCookies: changed };
}

/**
 * Takes what the request's browser saved into the account that has just signed in by `api`. Answers the
 * cookies to set; none where nothing was, or when it failed: the next look at the list makes it good.
 */
export async function takeListAlong(request: Request, api: VisitorApi): Promise<ShopCookie[]> {
  const kept = savedInCookies(request.headers.get("Cookie") ?? "");
  if (kept.length === 0) return [];
  try {
    return (await inAccount(api, kept, NOTHING)) ? [wishlistCookie([])] : [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}

/** The account's list with what the browser had, changed; undefined where there is none. */
async function inAccount(
  api: VisitorApi,
  kept: readonly WishlistItem[],
  { add, remove }: WishlistBody,
): Promise<WishlistItem[] | undefined> {
  const body = { add: [...add, ...kept], remove };
  try {
    if (body.add.length === 0 && remove.length === 0) {
      return (await api.call("wishlist.read")).items;
    }
    return (await api.call("wishlist.change", { body })).items;
  } catch (error) {
    if (error instanceof ApiError && SIGNED_OUT.includes(error.status)) return undefined;
    throw error;
  }
}

/**
 * Saves these; `problem` says why nothing was saved. A list that has no room for all of them takes none:
 * nobody sees which are missing.
 */
export async function saveForLater(
  request: Request,
  add: WishlistItem[],
): Promise<{ setCookies: string[]; problem?: Notice }> {
  if (add.length === 0) return { setCookies: [], problem: notSold() };
  const { items, setCookies } = await changedList(request);
  const saved = new Set(items.map(lineIdOf));
  const fresh = add.filter((item) => !saved.has(lineIdOf(item)));
  if (fresh.length > 0 && saved.size + fresh.length > MOST_SAVED) {
    return { setCookies, problem: listFull() };
  }
  return { setCookies: (await changedList(request, { add, remove: [] })).setCookies };
}

/** A product as the list keeps it; what is not sold as that variant is kept as the product alone. */
export function itemOf(product: Product, variantId?: string): WishlistItem {
  const variant = product.variants.find(({ id }) => id === variantId);
  const variantName = variant && variantNameOf(variant.options);
  const letters = [...wholeNameOf({ name: product.name, variantName })];
  return {
    productId: product.id,
    ...(variant && { variantId: variant.id }),
    name: letters.slice(0, LONGEST_NAME).join(""),
  };
}
