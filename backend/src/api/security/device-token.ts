import { randomBytes } from "node:crypto";
import { idInSealedToken, sealedToken, type TokenContext } from "../../sealed-token";

/** A device that was signed in to an account, as its cookie proves. */
export interface KnownDevice {
  /** Counts its failed sign-ins; a new one at each sign-in. */
  id: string;
}

/** A device is known for so long after the last sign-in. */
export const DEVICE_DAYS = 180;
/** Accounts that one device is known to: people in a care home share a computer. */
const MAX_ACCOUNTS = 8;
const DAY_SECONDS = 24 * 60 * 60;
const SEPARATOR = "~";

/**
 * The value of a device's cookie after a sign-in to the account of `email`: a token for it before
 * those that the device had, without the oldest. The address itself is not in it, only its seal.
 */
export function rememberingCookie(
  cookie: string | undefined,
  email: string,
  context: TokenContext,
): string {
  const id = randomBytes(12).toString("base64url");
  const seconds = DEVICE_DAYS * DAY_SECONDS;
  const token = sealedToken("known-device", { id, seconds, about: [email] }, context);
  const others = tokensOf(cookie).filter((other) => !deviceOf(other, email, context));
  return [token, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR);
}

/** The device that a cookie proves to be known to the account of `email`, if it does. */
export function knownDeviceIn(
  cookie: string | undefined,
  email: string,
  context: TokenContext,
): KnownDevice | undefined {
  for (const token of tokensOf(cookie)) {
    const device = deviceOf(token, email, context);
    if (device) return device;
  }
  return undefined;
}

function tokensOf(cookie: string | undefined): string[] {
  return (cookie ?? "").split(SEPARATOR, MAX_ACCOUNTS).filter(Boolean);
}

function deviceOf(token: string, email: string, context: TokenContext): KnownDevice | undefined {
  const id = idInSealedToken("known-device", token, context, [email]);
  return id === undefined ? undefined : { id };
}
