import type { Product } from "@eldercare/contracts";
import { data, redirect } from "react-router";
import { ApiError } from "~/api/api-error";
import { productQuery } from "~/api/catalog-queries";
import { formOfRequest } from "~/api/form-of-request.server";
import { personalHeaders } from "~/api/notice.server";
import { asPageFailure, getQueryClient } from "~/api/query-client";
import { setCookieText } from "~/api/set-cookie.server";
import {
  changedByForm,
  compareCookie,
  comparedInCookies,
  comparePath,
  slugsIn,
} from "./compared-slugs";

const keptBy = (request: Request) => comparedInCookies(request.headers.get("Cookie") ?? "");

/** `loader` of the page: what its address names; without any, what this browser compares. */
export async function loadComparison(request: Request) {
  const { searchParams } = new URL(request.url);
  const headers = personalHeaders(request, null);
  const asked = searchParams.get("products");
  const kept = keptBy(request);
  if (asked === null && kept.length > 0)
    throw redirect(comparePath(kept), { status: 303, headers });
  const found = await Promise.all(slugsIn(asked).map(findProduct));
  const products = found.filter((product): product is Product => product !== null);
  return data(
    {
      products,
      isShort: searchParams.get("rows") === "different",
      isFull: searchParams.get("full") === "yes",
    },
    { headers },
  );
}

/** A product that is not sold any more is left out: the others can still be compared. */
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
  const { slugs, isFull } = changedByForm(keptBy(request), {
    ...text("add"),
    ...text("remove"),
    ...text("shown"),
  });
  const headers = personalHeaders(request, null, [setCookieText(request, compareCookie(slugs))]);
  return redirect(comparePath(slugs, { isFull }), { status: 303, headers });
}
