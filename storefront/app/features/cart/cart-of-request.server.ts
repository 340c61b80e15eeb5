import { CartForm, subjectOfLine, type VariantOptions } from "@eldercare/contracts";
import { data, redirect } from "react-router";
import { ApiError } from "~/api/api-error";
import { formOfRequest } from "~/api/form-of-request.server";
import { noticeOf, personalHeaders } from "~/api/notice.server";
import { type Notice, noticeCookie } from "~/api/notice-cookie";
import { setCookieText } from "~/api/set-cookie.server";
import { apiForVisitor } from "~/api/visitor-api.server";
import { codeCookie, codesOfCookies } from "~/features/totals/code-cookie";
import { addCode, removeCode } from "~/features/totals/code-list";
import { totalsBody } from "~/features/totals/totals-query";
import { movedFromCart, notSaved, savedForLater } from "~/features/wishlist/wishlist-messages";
import { itemOf, saveForLater } from "~/features/wishlist/wishlist-of-request.server";
import { tellAccount } from "./account-cart.server";
import { buyAgain } from "./buy-again";
import { type CartLines, removeLine } from "./cart-rules";
import { optionsIn, variantWith } from "./option-fields";
import { addByForm, changeByForm, type PostedCart } from "./posted-cart";
import { cartSetCookies, sentLines } from "./sent-cart.server";
import type { ServedCart } from "./served-cart";
import { refreshSentCart } from "./todays-cart.server";
import { fetchTodaysProducts } from "./todays-products";

type CodeForm = Extract<CartForm, { intent: "addCode" | "removeCode" }>;
type SaveForm = Extract<CartForm, { intent: "save" | "later" }>;
type LineForm = Exclude<CartForm, CodeForm | SaveForm | { intent: "again" }>;

/** `loader` of the cart's page: the cart in the request's cookies, with today's prices and stock. */
export async function loadCart(request: Request) {
  const notice = noticeOf(request);
  const codes = sentCodes(request);
  const { lines: items, ...refreshed } = await refreshSentCart(request);
  const isKnown = !refreshed.hasFailed && sentLines(request).length > 0;
  const { totals, setCookies } = isKnown
    ? await readTotals(request, items, codes)
    : { totals: null, setCookies: [] };
  const changed = refreshed.notices.length > 0 ? cartSetCookies(request, items) : [];
  const headers = personalHeaders(request, notice, [...changed, ...setCookies]);
  return data<ServedCart>({ ...refreshed, items, codes, totals, notice }, { headers });
}

const sentCodes = (request: Request) => codesOfCookies(request.headers.get("Cookie") ?? "");

/** As the visitor, whose groups and limits decide about codes. The page stands without them. */
async function readTotals(request: Request, lines: CartLines, codes: readonly string[]) {
  const api = apiForVisitor(request);
  try {
    const totals = await api.call("checkout.totals", { body: totalsBody(lines, { codes }) });
    return { totals, setCookies: api.setCookies };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { totals: null, setCookies: [] };
  }
}

/** `action` of the cart's page: what its forms, and those of products, ask for without scripts. */
export async function changeCart(request: Request): Promise<Response> {
  const fields = [...(await formOfRequest(request))];
  const form = CartForm.safeParse(Object.fromEntries(fields));
  if (!form.success) return redirect("/cart", 303);
  if ("code" in form.data) return changeCodes(request, form.data);
  if ("order" in form.data) return addOrder(request, form.data.order);
  const [posted, options] = [form.data, optionsIn(fields)];
  if (posted.intent === "save" || posted.intent === "later") {
    return saveProduct(request, { ...posted, options });
  }
  const { lines, path, notice } = await outcomeOf(sentLines(request), { ...posted, options });
  const told = await tellAccount(request, lines);
  return leadOn(request, path, [...cartSetCookies(request, lines), ...told], notice);
}

function changeCodes(request: Request, { intent, code }: CodeForm): Response {
  const before = sentCodes(request);
  const { codes, problem } =
    intent === "addCode"
      ? addCode(before, code)
      : { codes: removeCode(before, code), problem: null };
  const notice: Notice | undefined =
    problem === null
      ? undefined
      : { title: "Discount code", description: problem, tone: "destructive" };
  return leadOn(request, "/cart", [setCookieText(request, codeCookie(codes))], notice);
}

/** Puts an order into the cart again, read as the visitor: nobody else's is given. */
async function addOrder(request: Request, id: string): Promise<Response> {
  const api = apiForVisitor(request);
  const before = sentLines(request);
  let added: PostedCart = { lines: before, path: "/cart" };
  try {
    const order = await api.call("orders.read", { params: { id } });
    const ids = order.items.flatMap(({ productId }) => productId ?? []);
    added = buyAgain(before, order, ids.length > 0 ? await fetchTodaysProducts(ids) : []);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    added.notice = failure(error);
  }
  const told = await tellAccount(request, added.lines);
  const cookies = [...api.setCookies, ...cartSetCookies(request, added.lines), ...told];
  return leadOn(request, added.path, cookies, added.notice);
}

/** Saves a product for later, as what its form chose, or moves a line of the cart there. */
async function saveProduct(
  request: Request,
  { intent, product: id, options }: SaveForm & { options: VariantOptions },
): Promise<Response> {
  const before = sentLines(request);
  const { productId, variantId } = subjectOfLine(id);
  try {
    const product = (await fetchTodaysProducts([productId])).find((each) => each.id === productId);
    const chosen = variantId ?? (product && variantWith(product, options)?.id);
    const item = product && itemOf(product, chosen);
    const { setCookies, problem } = await saveForLater(request, item ? [item] : []);
    const name = item?.name ?? "";
    if (intent === "save") {
      return leadOn(request, "/wishlist", setCookies, problem ?? savedForLater(name));
    }
    if (problem) return leadOn(request, "/cart", setCookies, problem);
    const lines = removeLine(before, id);
    const told = await tellAccount(request, lines);
    const cookies = [...setCookies, ...cartSetCookies(request, lines), ...told];
    return leadOn(request, "/cart", cookies, movedFromCart(name));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return leadOn(request, intent === "save" ? "/wishlist" : "/cart", [], notSaved(error.sentence));
  }
}

const failure = ({ sentence }: ApiError): Notice => ({
  title: "Error",
  description: sentence,
  tone: "destructive",
});

function leadOn(
  request: Request,
  path: string,
  cookies: string[],
  notice: Notice | undefined,
): Response {
  if (notice) cookies.push(setCookieText(request, noticeCookie(notice)));
  const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
  return redirect(path, { status: 303, headers });
}

async function outcomeOf(
  lines: CartLines,
  form: LineForm & { options: VariantOptions },
): Promise<PostedCart> {
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
    return { lines, path: "/cart", notice: failure(error) };
  }
}
