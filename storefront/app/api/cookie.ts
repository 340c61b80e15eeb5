/** A cookie of the shop's own pages; with 0 seconds it is deleted. */
export type ShopCookie = { name: string; value: string; maxAge: number };

/** A cookie as `document.cookie` and `Set-Cookie` take it, but for `Secure`. No other site is sent it. */
export const cookieText = ({ name, value, maxAge }: ShopCookie): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Strict`;

/** The value of a cookie in a `document.cookie` or `Cookie` text. */
export function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Sets a cookie in this browser. */
export function keepCookie(cookie: ShopCookie): void {
  const { name, value, maxAge } = cookie;
  const text = cookieText(cookie);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${text}; Secure`;
  // Some browsers refuse Secure on http://localhost; there is no https there that could be missed.
  const isKept = maxAge === 0 || document.cookie.includes(`${name}=${value}`);
  if (!isKept && window.location.protocol === "http:") {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = text;
  }
}
