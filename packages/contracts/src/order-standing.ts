import { z } from "zod";
import { PaymentMeans } from "./payment-means.js";

/**
 * What is so of an order, whatever its status says: staff may set any status (spec §4), and what is
 * said and counted stays true.
 */

/** Where the goods are: kept for it, in parcels that left, or for sale again. */
export const ORDER_GOODS = ["reserved", "part-sent", "sent", "released"] as const;

export const OrderStanding = z.object({
  /** In cents: what was paid, by card or otherwise; refunds do not change it. */
  receivedCents: z.int().nonnegative(),
  goods: z.enum(ORDER_GOODS),
  /** How it was paid, where no card was charged for it here. */
  means: PaymentMeans.optional(),
  /** A part was charged to a card here, and another was paid otherwise. */
  isMixed: z.literal(true).optional(),
});
export type OrderStanding = z.infer<typeof OrderStanding>;
