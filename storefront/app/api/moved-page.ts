import { redirect } from "react-router";

/**
 * Leads for good to where a page is now, with all that was asked for beside it: filters, a campaign's
 * `utm_source`. `namedBy` is the parameter that named the page, when the path did not. Browsers ask
 * again: another page may come to this address.
 */
export function movedTo(path: string, asked: string, namedBy?: string): Response {
  const query = new URL(asked).searchParams;
  if (namedBy) query.delete(namedBy);
  const text = query.toString();
  const address = text ? `${path}?${text}` : path;
  return redirect(address, { status: 301, headers: { "Cache-Control": "no-cache" } });
}
