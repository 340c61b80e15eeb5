import { setCookieText } from "~/api/set-cookie.server";
import { cartCookieChanges, cartCookiesOf, linesOfCookies } from "./cart-cookie";
import type { CartLines } from "./cart-rules";

const cookiesOf = (request: Request) => request.headers.get("Cookie") ?? "";

/** The cart as a request brings it along. */
export const sentLines = (request: Request): CartLines => linesOfCookies(cookiesOf(request));

/** `Set-Cookie` texts that make the cart of the request's browser these lines (spec §7). */
export function cartSetCookies(request: Request, lines: CartLines): string[] {
  const present = cartCookiesOf(cookiesOf(request)).map(({ name }) => name);
  return cartCookieChanges(lines, present).map((cookie) => setCookieText(request, cookie));
}
