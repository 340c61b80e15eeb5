import { z } from "zod";

/** A change that waits until what the order comes to more is paid by card (decision 120). */
export const OrderProposal = z.object({
  /** In cents: what is to be paid. */
  cents: z.int().positive(),
  /** In words, what changes. */
  changes: z.array(z.string()),
  /** Who of the staff proposed it. */
  by: z.string(),
  /** Until then it can be paid. */
  until: z.string(),
});
export type OrderProposal = z.infer<typeof OrderProposal>;
