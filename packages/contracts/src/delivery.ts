import { z } from "zod";

/** GET /api/delivery: what pages promise of free delivery all over Canada. */

export const FreeDelivery = z.object({
  /** From which cart value on it is free, in cents: 0 always, null never. */
  fromCents: z.int().nonnegative().nullable(),
});
export type FreeDelivery = z.infer<typeof FreeDelivery>;
