import { STOCK_ALERT_CONSENT } from "@eldercare/contracts";
import { z } from "zod";
import { idInSealedToken, sealedToken } from "../../sealed-token";
import { stockLinkContext } from "./stop-token";

/** The link of the mail that asks an address's owner: said in that mail. */
const LINK_SECONDS = 7 * 24 * 60 * 60;

const Wish = z.object({ productId: z.string(), variantId: z.string(), email: z.string() });

/** What somebody wants to be told of, at which address. */
export type Wish = z.infer<typeof Wish>;

/**
 * The token with which an address's owner says yes to `words`. All that was asked for is in it, so that
 * nothing is kept of an address that somebody else typed.
 */
export function confirmTokenOf(wish: Wish, words = STOCK_ALERT_CONSENT): string {
  const id = Buffer.from(JSON.stringify(wish)).toString("base64url");
  const sealed = { id, seconds: LINK_SECONDS, about: [words] };
  return sealedToken("stock-alert-wish", sealed, stockLinkContext());
}

/**
 * What was asked for; undefined when the shop made no such link, its time is over, or the words that are
 * kept with a yes are others by now: nobody is said to have agreed to what they did not read.
 */
export function wishIn(token: string): Wish | undefined {
  const id = idInSealedToken("stock-alert-wish", token, stockLinkContext(), [STOCK_ALERT_CONSENT]);
  return id ? Wish.parse(JSON.parse(Buffer.from(id, "base64url").toString())) : undefined;
}
