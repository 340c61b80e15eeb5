import { CartForm } from "@eldercare/contracts";
import { data, redirect } from "react-router";
import { ApiError } from "~/api/api-error";
import { formOfRequest } from "~/api/form-of-request.server";
import { noticeOf, personalHeaders } from "~/api/notice.server";
import { noticeCookie } from "~/api/notice-cookie";
import { setCookieText } from "~/api/set-cookie.server";
import type { CartLines } from "./cart-rules";
import { addByForm, changeByForm, type PostedCart } from "./posted-cart";
import { refreshLines } from "./refresh-lines";
import { cartSetCookies, sentLines } from "./sent-cart.server";
import type { ServedCart } from "./served-cart";
import { fetchTodaysProducts } from "./todays-products";

/** `loader` of the cart's page: the cart in the request's cookies, with today's prices and stock. */
export async function loadCart(request: Request) {
  const notice = noticeOf(request);
  const lines = sentLines(request);
  const serve = (cart: Omit<ServedCart, "notice">, changed: readonly string[] = []) =>
    data<ServedCart>({ ...cart, notice }, { headers: personalHeaders(request, notice, changed) });
  if (lines.length === 0) return serve({ items: [], stock: {}, notices: [], hasFailed: false });
  try {
    const products = await fetchTodaysProducts(lines.map(({ id }) => id));
    const { lines: items, stock, notices } = refreshLines(lines, products);
    const cart = { items, stock, notices, hasFailed: false };
    return serve(cart, notices.length > 0 ? cartSetCookies(request, items) : []);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return serve({ items: lines, stock: {}, notices: [], hasFailed: true });
  }
}

/** `action` of the cart's page: what its forms, and those of products, ask for without scripts. */
export async function changeCart(request: Request): Promise<Response> {
  const form = CartForm.safeParse(Object.fromEntries(await formOfRequest(request)));
  if (!form.success) return redirect("/cart", 303);
  const { lines, path, notice } = await outcomeOf(sentLines(request), form.data);
  const cookies = cartSetCookies(request, lines);
  if (notice) cookies.push(setCookieText(request, noticeCookie(notice)));
  const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
  return redirect(path, { status: 303, headers });
}

async function outcomeOf(lines: CartLines, form: CartForm): Promise<PostedCart> {
  if (form.intent === "set" || form.intent === "clear") return changeByForm(lines, form);
  try {
    const products = await fetchTodaysProducts([form.product]);
    return addByForm(
      lines,
      form,
      products.find(({ id }) => id === form.product),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const notice = { title: "Error", description: error.sentence, tone: "destructive" } as const;
    return { lines, path: "/cart", notice };
  }
}
