import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A device that was signed in to an account, as its cookie proves. */
export interface KnownDevice {
  /** Counts its failed sign-ins; a new one at each sign-in. */
  id: string;
}

/** What a token is made and read with. `now` is in milliseconds. */
export interface TokenContext {
  /** The shop's cookie secret. */
  secret: string;
  now: number;
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
  const expires = Math.floor(context.now / 1000) + DEVICE_DAYS * DAY_SECONDS;
  const token = [id, expires, seal([id, expires, email], context.secret)].join(".");
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

function deviceOf(
  token: string,
  email: string,
  { secret, now }: TokenContext,
): KnownDevice | undefined {
  const [id = "", expires = "", given = ""] = token.split(".");
  const expected = Buffer.from(seal([id, expires, email], secret));
  const actual = Buffer.from(given);
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs && Number(expires) * 1000 > now ? { id } : undefined;
}

/** The first word keeps a seal of this kind from being taken for one of another. */
function seal(parts: readonly (string | number)[], secret: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["known-device", ...parts.map(String)]))
    .digest("base64url");
}
