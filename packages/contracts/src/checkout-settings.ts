import { z } from "zod";

/** What staff set for the whole store, and the shop keeps (GET and PUT /api/checkout-settings). */
export const CheckoutSettings = z.strictObject({
  /** Whether people may pay with an email address alone, without an account. */
  guestCheckout: z.boolean(),
});
export type CheckoutSettings = z.infer<typeof CheckoutSettings>;
