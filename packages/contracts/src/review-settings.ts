import { z } from "zod";

const DAYS = "Please give from 1 to 60 days.";

/** GET /api/review-settings (staff only): whether and when buyers are asked for a review. */
export const ReviewSettings = z.strictObject({
  /** Whether those who agreed to mails are asked, once an order. */
  areAsked: z.boolean(),
  /** Days after an order was sent. */
  afterDays: z.int({ error: DAYS }).min(1, DAYS).max(60, DAYS),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;

/** PUT /api/review-settings; `expected` is what the form began with (decision 094). */
export const ReviewSettingsBody = ReviewSettings.extend({
  expected: z.object({ areAsked: z.boolean(), afterDays: z.number() }).optional(),
});
export type ReviewSettingsBody = z.infer<typeof ReviewSettingsBody>;
