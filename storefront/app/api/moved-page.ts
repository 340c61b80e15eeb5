import { redirect } from "react-router";

/** Leads for good to where a page is now. Browsers ask again: another page may come to this address. */
export function movedTo(address: string): Response {
  return redirect(address, { status: 301, headers: { "Cache-Control": "no-cache" } });
}
