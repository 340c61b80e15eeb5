import { z } from "zod";

/** When the shop itself is told of new orders by mail. */
export const ORDER_NEWS = ["each", "daily", "off"] as const;

/** Of the shop's time zone: what came in since is in the mailbox when the day begins. */
export const ORDER_NEWS_HOUR = 7;

/** GET /api/order-news-settings (staff only). */
export const OrderNewsSettings = z.strictObject({
  /** Each order within a few minutes, all of a day at ORDER_NEWS_HOUR, or none. */
  when: z.enum(ORDER_NEWS, { error: "Please choose when." }),
});
export type OrderNewsSettings = z.infer<typeof OrderNewsSettings>;

/** PUT /api/order-news-settings; `expected` is what the form began with (decision 094). */
export const OrderNewsSettingsBody = OrderNewsSettings.extend({
  expected: z.object({ when: z.enum(ORDER_NEWS) }).optional(),
});
export type OrderNewsSettingsBody = z.infer<typeof OrderNewsSettingsBody>;
