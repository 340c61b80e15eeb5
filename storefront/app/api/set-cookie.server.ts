import { cookieText, type ShopCookie } from "./cookie";

/** Browsers take `Secure` over https, and from this machine's own addresses. */
const THIS_MACHINE = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** `Set-Cookie` of an answer to this request; `Secure` wherever a browser keeps such a cookie. */
export function setCookieText(request: Request, cookie: ShopCookie): string {
  const { protocol, hostname } = new URL(request.url);
  const isSecure = protocol === "https:" || THIS_MACHINE.test(hostname);
  return `${cookieText(cookie)}${isSecure ? "; Secure" : ""}`;
}
