import { addressOf } from "@eldercare/contracts/calls";
import type { MedusaRequest } from "@medusajs/framework/http";
import { DEVICE_DAYS, type KnownDevice, knownDeviceIn, rememberingCookie } from "./device-token";
import { keepSealedCookie, sealedCookieOf, tokenContext } from "./sealed-cookie";

/**
 * The cookie goes to the doors of sign-in only, and to nothing else of the shop: the call, and below
 * `/auth` the page, whose form is posted without scripts, and Medusa Admin's own.
 */
const DOORS = [addressOf("session.signIn"), "/auth"];
const DAY_SECONDS = 24 * 60 * 60;

/** The device of a request, if somebody signed in to the account of `email` there before. */
export function knownDeviceOf(request: MedusaRequest, email: string): KnownDevice | undefined {
  return knownDeviceIn(sealedCookieOf(request, "device"), email, tokenContext(request));
}

/** Makes the device known to the account of `email`: its owner is proven to sit there. */
export function rememberDevice(request: MedusaRequest, email: string): void {
  const before = sealedCookieOf(request, "device");
  const value = rememberingCookie(before, email, tokenContext(request));
  const seconds = DEVICE_DAYS * DAY_SECONDS;
  keepSealedCookie(request, "device", value, { paths: DOORS, seconds });
}
