import { createHmac } from "node:crypto";
import { RETENTION } from "@eldercare/contracts/retention";
import { idInSealedToken, sealedToken, type TokenContext } from "../../sealed-token";
import { shopSettings } from "../../settings";

const DAY = 24 * 60 * 60;
/**
 * As long as the longest wait, and the 60 days after a mail for which the law wants such a link to work
 * (CASL, s. 11); nothing is kept for it.
 */
const LINK_SECONDS = (RETENTION.stockAlerts.keep.days + 60) * DAY;

/**
 * What the shop knows an address by in such links. It is made with the shop's secret: whoever finds a
 * link in a log learns nothing by trying addresses.
 */
export const addressMarkOf = (email: string): string =>
  createHmac("sha256", stockLinkContext().secret)
    .update(`stock alert ${email.toLowerCase()}`)
    .digest("base64url");

/** The token of the link that ends everything that an address waits for. */
export const stopTokenOf = (addressMark: string): string =>
  sealedToken("stock-alert", { id: addressMark, seconds: LINK_SECONDS }, stockLinkContext());

/** The mark of the address; undefined when the shop made no such link, or its time is over. */
export const addressMarkIn = (token: string): string | undefined =>
  idInSealedToken("stock-alert", token, stockLinkContext());

/** The secret of links in such mails; another one ends them all. */
export function stockLinkContext(): TokenContext {
  const { COOKIE_SECRET: secret } = shopSettings();
  if (!secret) throw new Error("COOKIE_SECRET is not set: links that stop mails cannot be signed.");
  return { secret, now: Date.now() };
}
