import { z } from "zod";
import { Email } from "./email.js";
import { NewsletterTokenBody } from "./messages.js";

/**
 * POST /api/stock-alerts: one mail when something that is sold out can be bought again.
 * `variantId` is "" for a product without variants; `website` is the honeypot.
 */
export const StockAlertBody = z.object({
  productId: z.string().min(1).max(100),
  variantId: z.string().max(100).optional(),
  email: Email,
  website: z.string().max(200).optional(),
});
export type StockAlertBody = z.output<typeof StockAlertBody>;

/** POST /api/stock-alerts/confirm carries the token of the mail that asks whether it was the address's owner. */
export const StockAlertConfirmBody = NewsletterTokenBody;

/** POST /api/stock-alerts/stop carries the token of such a mail, and ends whatever else waits. */
export const StockAlertStopBody = NewsletterTokenBody;

/** `code` of the refusal to wait for what is not sold out. */
export const IS_IN_STOCK = "is_in_stock";
/** `code` of the refusal to wait for more than is waited for at a time. */
export const WAITS_FOR_ENOUGH = "waits_for_enough";
/** `code` of a link to confirm or to stop that the shop did not make, or whose time is over. */
export const STOCK_ALERT_LINK_INVALID = "stock_alert_link_invalid";
