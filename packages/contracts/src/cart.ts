import { z } from "zod";

/** A cart line (spec §3). `price` is dollars, `image` a short URL, never a data URL. */
export const CartItem = z.object({
  id: z.string().min(1),
  name: z.string(),
  price: z.number().nonnegative(),
  image: z.string(),
  quantity: z.number().int().min(1),
});
export type CartItem = z.infer<typeof CartItem>;
