import { sessionCookieName } from "@eldercare/contracts/settings";
import { storefrontSettings } from "~/storefront-settings";
import { cookieValue } from "./cookie";

/** Whether a request brings a session, valid or not: without one nobody is signed in. */
export function hasSession(request: Request): boolean {
  const name = sessionCookieName(storefrontSettings().SHOP_URL);
  return cookieValue(request.headers.get("Cookie") ?? "", name) !== null;
}
