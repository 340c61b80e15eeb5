import { idInSealedToken, sealedToken, type TokenContext } from "../sealed-token";
import { shopSettings } from "../settings";

/** Whoever is asked may think about it, and change it later. */
const LINK_SECONDS = 90 * 24 * 60 * 60;
/** In no id of Medusa's, nor in an order's. */
const BETWEEN = "~";

/** What a link of a mail lets its reader review. */
export interface ReviewedPurchase {
  orderId: string;
  productId: string;
}

/** The token of the link that asks for a review of a product, for 90 days. */
export function reviewToken({ orderId, productId }: ReviewedPurchase): string {
  const id = [orderId, productId].join(BETWEEN);
  return sealedToken("review", { id, seconds: LINK_SECONDS }, context());
}

/** What it lets review; undefined when the shop made no such link, or its time is over. */
export function purchaseInToken(token: string): ReviewedPurchase | undefined {
  const [orderId, productId] = idInSealedToken("review", token, context())?.split(BETWEEN) ?? [];
  return orderId && productId ? { orderId, productId } : undefined;
}

function context(): TokenContext {
  const { COOKIE_SECRET: secret } = shopSettings();
  if (!secret) throw new Error("COOKIE_SECRET is not set: links of reviews cannot be signed.");
  return { secret, now: Date.now() };
}
