import { lineIdOf, subjectOfLine, type WishlistItem } from "@eldercare/contracts";
import { data, redirect } from "react-router";
import { ApiError } from "~/api/api-error";
import { formOfRequest } from "~/api/form-of-request.server";
import { noticeOf, personalHeaders } from "~/api/notice.server";
import { type Notice, noticeCookie } from "~/api/notice-cookie";
import { asPageFailure } from "~/api/query-client";
import { setCookieText } from "~/api/set-cookie.server";
import { apiForVisitor } from "~/api/visitor-api.server";
import { fetchTodaysProducts } from "~/features/cart/todays-products";
import { idsInAddress, sharedPath } from "~/features/wishlist/wishlist-cookie";
import { keptAll, notSaved, savedForLater, takenOff } from "~/features/wishlist/wishlist-messages";
import {
  changedList,
  itemOf,
  type KeptList,
  saveForLater,
  takeListAlong,
} from "~/features/wishlist/wishlist-of-request.server";
import { wishlistRows } from "./wishlist-rows";

/** `loader` of the page: what its address names, as somebody was sent it; without any, one's own list. */
export async function loadWishlist(request: Request) {
  const named = idsInAddress(new URL(request.url).searchParams.getAll("products").join(","));
  const isShared = named.length > 0;
  const { items, isInAccount, setCookies } = isShared ? sharedList(named) : await ownList(request);
  const notice = noticeOf(request);
  const products = await todaysProducts(items);
  return data(
    {
      rows: wishlistRows(items, products),
      hasFailed: products === null,
      isShared,
      isInAccount,
      sharedPath: sharedPath(items),
      notice,
    },
    { headers: personalHeaders(request, notice, setCookies) },
  );
}

const sharedList = (ids: readonly string[]): KeptList => ({
  items: ids.map((id) => ({ ...subjectOfLine(id), name: "" })),
  isInAccount: false,
  setCookies: [],
});

async function ownList(request: Request): Promise<KeptList> {
  try {
    return await changedList(request);
  } catch (error) {
    throw asPageFailure(error);
  }
}

/** Null where the shop cannot say: the list stands without prices. */
async function todaysProducts(items: readonly WishlistItem[]) {
  if (items.length === 0) return [];
  try {
    return await fetchTodaysProducts(items.map(({ productId }) => productId));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

type Done = { setCookies: readonly string[]; notice?: Notice };

/**
 * `action` of the page: saves what `add` names, takes off what `remove` does; a form with neither brings
 * what this browser saved into the account of whoever has signed in.
 */
export async function postWishlist(request: Request): Promise<Response> {
  const form = await formOfRequest(request);
  const ids = (name: string) => idsInAddress(String(form.get(name) ?? ""));
  const [add, [remove]] = [ids("add"), ids("remove")];
  const { setCookies, notice } = await done(request, add, remove);
  const said = notice ? [setCookieText(request, noticeCookie(notice))] : [];
  const headers = personalHeaders(request, null, [...setCookies, ...said]);
  return redirect("/wishlist", { status: 303, headers });
}

async function done(
  request: Request,
  add: readonly string[],
  remove: string | undefined,
): Promise<Done> {
  try {
    if (add.length > 0) return await save(request, add);
    if (remove !== undefined) return await takeOff(request, remove);
    return await bringAlong(request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { setCookies: [], notice: notSaved(error.sentence) };
  }
}

/** At sign-in, when this browser has no hint yet that somebody is. */
async function bringAlong(request: Request): Promise<Done> {
  const api = apiForVisitor(request);
  const gone = await takeListAlong(request, api);
  const texts = gone.map((cookie) => setCookieText(request, cookie));
  return { setCookies: [...api.setCookies, ...texts] };
}

async function save(request: Request, ids: readonly string[]): Promise<Done> {
  const subjects = ids.map(subjectOfLine);
  const products = await fetchTodaysProducts(subjects.map(({ productId }) => productId));
  const items = subjects.flatMap(({ productId, variantId }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [itemOf(product, variantId)] : [];
  });
  const { setCookies, problem } = await saveForLater(request, items);
  const [first] = items;
  const notice = first && items.length === 1 ? savedForLater(first.name) : keptAll();
  return { setCookies, notice: problem ?? notice };
}

async function takeOff(request: Request, id: string): Promise<Done> {
  const { items } = await changedList(request);
  const item = items.find((each) => lineIdOf(each) === id);
  const { setCookies } = await changedList(request, { add: [], remove: [id] });
  // A second press, or another tab, took it off before: it is off, which is what was asked for.
  return { setCookies, notice: takenOff(item?.name ?? "This product") };
}
