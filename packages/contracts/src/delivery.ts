import { z } from "zod";

/** GET /api/delivery: what pages promise of delivery all over Canada, as the store's own ways have it. */

export const DeliveryPromise = z.object({
  /** From which cart value on delivery is free, in cents: 0 always, null never. */
  fromCents: z.int().nonnegative().nullable(),
  /** False where goods of a shipping profile of their own, such as oversize ones, cost more to send. */
  isForAllGoods: z.boolean(),
  /** The ways of common goods, the cheapest first, with staff's words about how long; "" without any. */
  ways: z.array(z.object({ name: z.string(), estimate: z.string() })),
});
export type DeliveryPromise = z.infer<typeof DeliveryPromise>;

/** Where no way of delivery is offered for an address, or for what is in the cart. */
export const notDelivered = (phone: string): string =>
  `We cannot deliver to this address yet. Please call us at ${phone}: we are glad to help.`;
