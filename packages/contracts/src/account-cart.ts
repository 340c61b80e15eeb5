import { z } from "zod";
import { OrderProductId, OrderQuantity, OrderVariantId } from "./order-lines.js";

/** The cart of an account: PUT and POST /api/cart (spec §7, decision 057). */

/** As many different products as a browser's cookies can hold, and some more. */
export const MAX_CART_LINES = 200;

/** What a cart holds, without its prices: those are the shop's to know. */
export const CartQuantities = z
  .array(
    z.object({
      productId: OrderProductId,
      variantId: OrderVariantId.optional(),
      qty: OrderQuantity,
    }),
  )
  .max(MAX_CART_LINES, `A cart takes at most ${MAX_CART_LINES} different products.`);

export type CartQuantities = z.infer<typeof CartQuantities>;

/** The cart as the browser has it; may be empty. */
export const AccountCartBody = z.object({ items: CartQuantities });
export type AccountCartBody = z.infer<typeof AccountCartBody>;

/** The account's cart afterwards. */
export const AccountCartResponse = z.object({ items: CartQuantities });
export type AccountCartResponse = z.infer<typeof AccountCartResponse>;
