import { z } from "zod";

/** GET /api/delivery: what pages promise of free delivery all over Canada. */

export const FreeDelivery = z.object({
  /** From which cart value on it is free, in cents: 0 always, null never. */
  fromCents: z.int().nonnegative().nullable(),
});
export type FreeDelivery = z.infer<typeof FreeDelivery>;

/** Where no way of delivery is offered for an address, or for what is in the cart. */
export const notDelivered = (phone: string): string =>
  `We cannot deliver to this address yet. Please call us at ${phone}: we are glad to help.`;
