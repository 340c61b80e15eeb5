import { idInSealedToken, sealedToken, type TokenContext } from "../sealed-token";
import { shopSettings } from "../settings";

const DAY_SECONDS = 24 * 60 * 60;
/** Long enough for what comes late, to be returned and paid back; each mail brings a new link. */
const MAIL_LINK_SECONDS = 90 * DAY_SECONDS;
/** Who knows number and address can ask again. */
const PAGE_LINK_SECONDS = 60 * 60;

/** The token of the link in an order's mails, for 90 days: it opens this order and no other. */
export function orderMailToken(orderId: string): string {
  return sealedToken("order-link", { id: orderId, seconds: MAIL_LINK_SECONDS }, context());
}

/** The token of a page that shows the order, for an hour. */
export function orderPageToken(orderId: string): string {
  return sealedToken("order-link", { id: orderId, seconds: PAGE_LINK_SECONDS }, context());
}

/** The order whose link it is; undefined when the shop made no such link, or its time is over. */
export function orderIdInToken(token: string): string | undefined {
  return idInSealedToken("order-link", token, context());
}

function context(): TokenContext {
  const { COOKIE_SECRET: secret } = shopSettings();
  if (!secret) throw new Error("COOKIE_SECRET is not set: links of orders cannot be signed.");
  return { secret, now: Date.now() };
}
