import { WishlistBody, WishlistResponse } from "../wishlist.js";
import type { CallTable } from "./call.js";

/** What a signed-in customer saved for later, which every device of theirs finds. */
export const wishlistCalls = {
  "wishlist.read": {
    summary: "What one saved for later in the own account, the newest first.",
    access: "customer",
    answer: WishlistResponse,
    errors: { 403: [] },
  },
  "wishlist.change": {
    summary: "Saves for later in the own account, and takes off; what is there already stays once.",
    access: "customer",
    body: WishlistBody,
    answer: WishlistResponse,
    errors: { 403: [] },
  },
} as const satisfies CallTable;
