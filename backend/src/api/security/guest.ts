import { createHash, randomBytes } from "node:crypto";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../errors/refusal";
import { idInSealedToken, sealedToken } from "../../sealed-token";
import { keepSealedCookie, sealedCookieOf, tokenContext } from "./sealed-cookie";
import { signInOf } from "./sign-in-of";
import { SIGNED_OUT } from "./signed-in";

/** Somebody who buys without an account, as this browser's cookie proves. */
export interface Guest {
  /** As it was given; nobody has shown to read its mail. */
  email: string;
  /** Fingerprint of what only this browser has: the address alone opens no order. */
  browser: string;
}

/** The page of the order can be loaded anew for so long; afterwards there is the mail's link. */
const GUEST_SECONDS = 24 * 60 * 60;
const MARK = "~";

/** The guest of this browser; undefined for everybody else. */
export function guestOf(request: MedusaRequest): Guest | undefined {
  const known = idOf(request);
  return known && { email: known.email, browser: fingerprint(known.browser) };
}

/** Makes whoever sits at this browser a guest with this address; the browser stays the same one. */
export function rememberGuest(request: MedusaRequest, email: string): void {
  const browser = idOf(request)?.browser ?? randomBytes(24).toString("base64url");
  const id = [browser, Buffer.from(email).toString("base64url")].join(MARK);
  const token = sealedToken("guest", { id, seconds: GUEST_SECONDS }, tokenContext(request));
  keepSealedCookie(request, "guest", token, { paths: ["/api"], seconds: GUEST_SECONDS });
}

/** Lets pass who is signed in, and guests: 401 for everybody else. */
export async function requireBuyer(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const isKnown = (await signInOf(request))?.account || guestOf(request);
  if (!isKnown) throw new Refusal("signed-out", SIGNED_OUT);
  next();
}

function idOf(request: MedusaRequest): { browser: string; email: string } | undefined {
  const token = sealedCookieOf(request, "guest");
  const id = token && idInSealedToken("guest", token, tokenContext(request));
  const [browser, encoded] = id ? id.split(MARK) : [];
  return browser && encoded
    ? { browser, email: Buffer.from(encoded, "base64url").toString() }
    : undefined;
}

const fingerprint = (text: string) => createHash("sha256").update(text).digest("base64url");
