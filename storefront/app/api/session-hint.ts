import { CUSTOMER_SESSION_DAYS } from "@eldercare/contracts";
import { cookieValue, keepCookie, type ShopCookie } from "./cookie";

/**
 * Whether somebody is probably signed in at this browser. The session cookie cannot be read by
 * scripts, and asking the server on every page for every visitor would only fill the console with
 * refused calls. A hint, no proof: the server decides. A cookie, so that forms that were sent
 * without scripts can leave it too.
 */
const NAME = "eldercare-signed-in";
const SECONDS = CUSTOMER_SESSION_DAYS * 24 * 60 * 60;

/** The hint that somebody is signed in, or no hint. */
export const sessionHint = (isSignedIn: boolean): ShopCookie =>
  isSignedIn ? { name: NAME, value: "yes", maxAge: SECONDS } : { name: NAME, value: "", maxAge: 0 };

/** Whether a `document.cookie` or `Cookie` text has the hint. */
export const isHintedIn = (cookies: string): boolean => cookieValue(cookies, NAME) !== null;

export const isProbablySignedIn = (): boolean => isHintedIn(document.cookie);

export const keepSessionHint = (isSignedIn: boolean): void => keepCookie(sessionHint(isSignedIn));
