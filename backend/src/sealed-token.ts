import { createHmac, timingSafeEqual } from "node:crypto";

/** What a token proves; one of another purpose is none. */
export type TokenPurpose =
  | "known-device"
  | "order-link"
  | "guest"
  | "heard-cart"
  | "review"
  | "stock-alert"
  | "stock-alert-wish"
  | "content-preview";

/** What a token is made and read with. `now` is in milliseconds. */
export interface TokenContext {
  /** The shop's cookie secret. */
  secret: string;
  now: number;
}

/** What only the seal of a token holds: whoever reads the token must know it. */
type About = readonly string[];

const MARK = ".";

/**
 * A text that only the shop can make: `id`, which anybody may read and which has no dot in it, when it
 * ends, and the seal over both, over the purpose and over what it is about.
 */
export function sealedToken(
  purpose: TokenPurpose,
  { id, seconds, about = [] }: { id: string; seconds: number; about?: About },
  { secret, now }: TokenContext,
): string {
  const expires = String(Math.floor(now / 1000) + seconds);
  return [id, expires, seal([purpose, id, expires, ...about], secret)].join(MARK);
}

/** The id in a token of this purpose and about this, as long as it holds; else undefined. */
export function idInSealedToken(
  purpose: TokenPurpose,
  token: string,
  { secret, now }: TokenContext,
  about: About = [],
): string | undefined {
  const [id = "", expires = "", given = "", ...rest] = token.split(MARK);
  const expected = Buffer.from(seal([purpose, id, expires, ...about], secret));
  const actual = Buffer.from(given);
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs && rest.length === 0 && Number(expires) * 1000 > now ? id : undefined;
}

function seal(parts: readonly string[], secret: string): string {
  return createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
}
