import { z } from "zod";

const DAYS = "Please give from 1 to 60 days.";

/** GET and PUT /api/review-settings (staff only): whether and when buyers are asked for a review. */
export const ReviewSettings = z.strictObject({
  /** Whether those who agreed to mails are asked, once an order. */
  areAsked: z.boolean(),
  /** Days after an order was sent. */
  afterDays: z.int({ error: DAYS }).min(1, DAYS).max(60, DAYS),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;
