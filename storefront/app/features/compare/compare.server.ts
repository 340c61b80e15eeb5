import type { Product } from "@eldercare/contracts";
import { data, redirect } from "react-router";
import { ApiError } from "~/api/api-error";
import { productQuery } from "~/api/catalog-queries";
import { formOfRequest } from "~/api/form-of-request.server";
import { personalHeaders } from "~/api/notice.server";
import { asPageFailure, getQueryClient } from "~/api/query-client";
import { setCookieText } from "~/api/set-cookie.server";
import { buyableOf } from "~/features/catalog/buyable";
import {
  changedByForm,
  compareCookie,
  comparedInCookies,
  comparePath,
  MOST_COMPARED,
  namedIn,
} from "./compared-slugs";

const keptBy = (request: Request) => comparedInCookies(request.headers.get("Cookie") ?? "");

/** `loader` of the page: what its address names; without any, what this browser compares. */
export async function loadComparison(request: Request) {
  const { searchParams } = new URL(request.url);
  const headers = personalHeaders(request, null);
  const asked = searchParams.getAll("products");
  const kept = keptBy(request);
  if (asked.length === 0 && kept.length > 0)
    throw redirect(comparePath(kept), { status: 303, headers });
  const named = namedIn(asked.join(","));
  const { products, gone } = await findProducts(named.slice(0, MOST_COMPARED));
  return data(
    {
      products,
      buyables: products.map((product) => buyableOf(product)),
      gone,
      isCut: named.length > MOST_COMPARED,
      isShort: searchParams.get("rows") === "different",
      // What was full once may not be any more.
      isFull: searchParams.get("full") === "yes" && products.length === MOST_COMPARED,
    },
    { headers },
  );
}

/** The products of these slugs, each once, whatever it was called before; `gone` of them the shop does not have. */
async function findProducts(slugs: readonly string[]) {
  const found = await Promise.all(slugs.map(findProduct));
  const byId = new Map(found.flatMap((product) => (product ? [[product.id, product]] : [])));
  return { products: [...byId.values()], gone: found.filter((product) => !product).length };
}

/** Nothing where the shop does not have it (any more): the others can still be compared. */
async function findProduct(slug: string): Promise<Product | null> {
  try {
    return await getQueryClient().fetchQuery(productQuery(slug));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw asPageFailure(error);
  }
}

/** `action` of the page: adds a product, or takes one off, and leads to the comparison. */
export async function changeComparison(request: Request): Promise<Response> {
  const form = Object.fromEntries(await formOfRequest(request)) as Record<string, unknown>;
  const text = (name: string) => (typeof form[name] === "string" ? { [name]: form[name] } : {});
  const asked = { ...text("add"), ...text("remove"), ...text("shown") };
  const kept = keptBy(request);
  let change = changedByForm(kept, asked);
  if (change.isFull) {
    // What the shop does not have any more is not seen, so that nobody could make place by removing it.
    const { products } = await findProducts(kept);
    change = changedByForm(
      products.map(({ slug }) => slug),
      asked,
    );
  }
  const { slugs, isFull } = change;
  const headers = personalHeaders(request, null, [setCookieText(request, compareCookie(slugs))]);
  return redirect(comparePath(slugs, { isFull }), { status: 303, headers });
}
