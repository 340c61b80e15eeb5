import { z } from "zod";
import { idInSealedToken, sealedToken } from "../../sealed-token";
import { stockLinkContext } from "./stop-token";

/** The link of the mail that asks an address's owner: said in that mail. */
const LINK_SECONDS = 7 * 24 * 60 * 60;

const Wish = z.object({ productId: z.string(), variantId: z.string(), email: z.string() });

/** What somebody wants to be told of, at which address. */
export type Wish = z.infer<typeof Wish>;

/**
 * The token with which an address's owner says yes. All that was asked for is in it, so that nothing is
 * kept of an address that somebody else typed.
 */
export function confirmTokenOf(wish: Wish): string {
  const id = Buffer.from(JSON.stringify(wish)).toString("base64url");
  return sealedToken("stock-alert-wish", { id, seconds: LINK_SECONDS }, stockLinkContext());
}

/** What was asked for; undefined when the shop made no such link, or its time is over. */
export function wishIn(token: string): Wish | undefined {
  const id = idInSealedToken("stock-alert-wish", token, stockLinkContext());
  return id ? Wish.parse(JSON.parse(Buffer.from(id, "base64url").toString())) : undefined;
}
