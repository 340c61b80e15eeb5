import { addressOf } from "@eldercare/contracts/calls";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopSettings } from "../../settings";
import { DEVICE_DAYS, type KnownDevice, knownDeviceIn, rememberingCookie } from "./device-token";

/**
 * The cookie goes to the doors of sign-in only, and to nothing else of the shop: the call, and below
 * `/auth` the page, whose form is posted without scripts, and Medusa Admin's own.
 */
const DOORS = [addressOf("session.signIn"), "/auth"];
const DAY_MS = 24 * 60 * 60 * 1000;

/** The device of a request, if somebody signed in to the account of `email` there before. */
export function knownDeviceOf(request: MedusaRequest, email: string): KnownDevice | undefined {
  return knownDeviceIn(cookieOf(request), email, tokenContext(request));
}

/** Makes the device known to the account of `email`: its owner is proven to sit there. */
export function rememberDevice(request: MedusaRequest, email: string): void {
  const value = rememberingCookie(cookieOf(request), email, tokenContext(request));
  for (const path of DOORS) {
    request.res?.cookie(cookieName(), value, {
      path,
      httpOnly: true,
      sameSite: "lax",
      secure: isHttps(),
      maxAge: DEVICE_DAYS * DAY_MS,
    });
  }
}

function cookieOf(request: MedusaRequest): string | undefined {
  const { cookies } = request as MedusaRequest & { cookies?: Record<string, unknown> };
  const value = cookies?.[cookieName()];
  return typeof value === "string" ? value : undefined;
}

function cookieName(): string {
  return isHttps() ? "__Secure-birchwell.device" : "birchwell.device";
}

const isHttps = () => shopSettings().SHOP_URL.startsWith("https:");

function tokenContext(request: MedusaRequest) {
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  return { secret: String(http.cookieSecret), now: Date.now() };
}
