import { z } from "zod";
import { lineIdOf } from "./line-ids.js";
import { OrderProductId, OrderVariantId } from "./order-lines.js";

/** What somebody saved for later: GET and POST /api/wishlist (decision 119). */

/** Lists of several browsers come together in an account whole; of more the oldest go. */
export const MOST_IN_ACCOUNT = 100;
const LONGEST_NAME = 200;

/** `name` with what was chosen, as it was when it was saved: so it can be named when it is not sold any more. */
export const WishlistItem = z.object({
  productId: OrderProductId,
  variantId: OrderVariantId.optional(),
  name: z.string().min(1).max(LONGEST_NAME),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

/** What is saved and taken off, the latter by its {@link lineIdOf}. */
export const WishlistBody = z.object({
  add: z.array(WishlistItem).max(MOST_IN_ACCOUNT).default([]),
  remove: z.array(z.string().min(1).max(LONGEST_NAME)).max(MOST_IN_ACCOUNT).default([]),
});
export type WishlistBody = z.infer<typeof WishlistBody>;

/** The account's list, the newest first. */
export const WishlistResponse = z.object({ items: z.array(WishlistItem) });
export type WishlistResponse = z.infer<typeof WishlistResponse>;

/** A list after a change: each thing once, what was saved last first; taking off wins. */
export function changedWishlist(
  items: readonly WishlistItem[],
  { add, remove }: WishlistBody,
): WishlistItem[] {
  const known = new Set(items.map(lineIdOf));
  const added = add.filter((item) => !known.has(lineIdOf(item)));
  const byId = new Map([...added, ...items].map((item) => [lineIdOf(item), item]));
  for (const id of remove) byId.delete(id);
  return [...byId.values()].slice(0, MOST_IN_ACCOUNT);
}
