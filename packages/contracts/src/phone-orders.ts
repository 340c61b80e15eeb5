import { z } from "zod";
import { Email } from "./email.js";
import { Order } from "./orders.js";
import { PayLinkMessage } from "./pay-links.js";
import { PaymentMeans } from "./payment-means.js";
import { FreshLine, MAX_ORDER_CENTS } from "./payments.js";
import { StaffShippingForm } from "./shipping.js";
import { CartLines, CheckoutChoices, CheckoutTotalsAnswer, CheckoutTotalsBody } from "./totals.js";

/** Orders that staff take for somebody, such as on the phone (decision 100). Cents throughout. */

const AMOUNT = "amountCAD must be a whole number of cents.";

/** POST /api/phone-orders/totals: `email` is the buyer's, whose codes and groups count. */
export const PhoneTotalsBody = CheckoutTotalsBody.extend({ email: Email.optional() });
export type PhoneTotalsBody = z.output<typeof PhoneTotalsBody>;

/** With the lines at the shop's own prices of this moment. */
export const PhoneTotals = CheckoutTotalsAnswer.extend({ lines: z.array(FreshLine) });
export type PhoneTotals = z.infer<typeof PhoneTotals>;

/** A link that its buyer is mailed, or told where there is no address; or what staff have in their hands already. */
export const PhonePayment = z.discriminatedUnion("by", [
  z.object({ by: z.literal("link") }),
  z.object({ by: z.literal("means"), means: PaymentMeans }),
]);
export type PhonePayment = z.output<typeof PhonePayment>;

/**
 * POST /api/phone-orders. `key` names the order, so that it is made once; `amountCAD` is the total
 * that staff read out. The address of the shipping form is the buyer's; "" for none.
 */
export const PhoneOrderBody = z.object({
  key: z.uuid(),
  items: CartLines,
  amountCAD: z.int({ error: AMOUNT }).nonnegative(AMOUNT).max(MAX_ORDER_CENTS, AMOUNT),
  shipping: StaffShippingForm,
  ...CheckoutChoices.omit({ shipping: true }).shape,
  payment: PhonePayment,
});
/** What the client sends. */
export type PhoneOrderParams = z.input<typeof PhoneOrderBody>;
export type PhoneOrderBody = z.output<typeof PhoneOrderBody>;

/** The order, and in words what was done. */
export const PhoneOrderAnswer = PayLinkMessage.extend({ order: Order });
export type PhoneOrderAnswer = z.infer<typeof PhoneOrderAnswer>;
