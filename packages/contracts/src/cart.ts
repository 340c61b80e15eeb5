import { z } from "zod";

/**
 * A cart line (spec §3). `id` is its product's, `variantId` and its words are there where the product has
 * several variants. `price` is dollars, `image` a short URL, never a data URL.
 */
export const CartItem = z.object({
  id: z.string().min(1),
  variantId: z.string().min(1).optional(),
  variantName: z.string().optional(),
  name: z.string(),
  price: z.number().nonnegative(),
  image: z.string(),
  quantity: z.number().int().min(1),
});
export type CartItem = z.infer<typeof CartItem>;

const product = z.string().min(1).max(200);

/**
 * What the cart's forms post to `/cart`. A quantity that was typed on a product's page is text, and
 * left out on cards, which add one piece.
 */
export const CartForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["add", "buy"]),
    product,
    quantity: z.string().max(20).optional(),
  }),
  z.object({
    intent: z.literal("set"),
    /** What the line is about: see `lineIdOf`. */
    product,
    quantity: z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number),
  }),
  z.object({ intent: z.literal("clear") }),
  /** Saves a product for later: one of the shop's, or, with `later`, a line of the cart (`lineIdOf`). */
  z.object({ intent: z.literal("save"), product }),
  z.object({ intent: z.literal("later"), product }),
  /** All that an order of the sender's held. */
  z.object({ intent: z.literal("again"), order: z.string().min(1).max(100) }),
  z.object({ intent: z.enum(["addCode", "removeCode"]), code: z.string().max(1000) }),
]);
export type CartForm = z.infer<typeof CartForm>;
