/** Images of the shop are served under this path by whatever host a shopper uses. */
const STATIC_PATH = "/static/";

/**
 * The address of a image as `/api` answers it: without a host where the shop serves it itself, as
 * it is where another host does. Null for what must never be in a list, above all data URLs.
 */
export function imageWithoutHost(url: string | null | undefined): string | null {
  if (!url) return null;
  if (url.startsWith("/")) return url;
  if (!URL.canParse(url)) return null;
  const { protocol, pathname } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return pathname.startsWith(STATIC_PATH) ? pathname : url;
}
