import { CUSTOMER_SESSION_DAYS, SIGNED_IN_COOKIE } from "@eldercare/contracts";
import { cookieValue, keepCookie, type ShopCookie } from "./cookie";

/**
 * Whether somebody is probably signed in at this browser. The server says so at each sign-in and
 * sign-out; pages set it right where an answer shows otherwise.
 */
const SECONDS = CUSTOMER_SESSION_DAYS * 24 * 60 * 60;

/** The hint that somebody is signed in, or no hint. */
export const sessionHint = (isSignedIn: boolean): ShopCookie =>
  isSignedIn
    ? { name: SIGNED_IN_COOKIE, value: "yes", maxAge: SECONDS }
    : { name: SIGNED_IN_COOKIE, value: "", maxAge: 0 };

/** Whether a `document.cookie` or `Cookie` text has the hint. */
export const isHintedIn = (cookies: string): boolean =>
  cookieValue(cookies, SIGNED_IN_COOKIE) !== null;

export const isProbablySignedIn = (): boolean => isHintedIn(document.cookie);

/** What the server set lasts as long as the session, and longer than what a script may set in Safari: it stays. */
export function keepSessionHint(isSignedIn: boolean): void {
  if (isSignedIn !== isProbablySignedIn()) keepCookie(sessionHint(isSignedIn));
}
