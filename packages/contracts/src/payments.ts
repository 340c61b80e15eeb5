import { z } from "zod";
import { CURRENCY } from "./constants.js";
import { OUT_OF_STOCK, PRICES_CHANGED } from "./refusal-codes.js";
import { CartLines, CheckoutChoices, CheckoutTotals } from "./totals.js";

/** POST /api/create-payment-intent and the conflicts that both steps of paying can meet. */

/** The most that Stripe takes in one payment is 999,999.99. */
export const MAX_ORDER_CENTS = 99_999_999;
/** The least that Stripe takes in CAD. */
export const MIN_ORDER_CENTS = 50;

const AMOUNT = "amount must be the cart's total in dollars.";

/** The one currency, in any case; Stripe writes it small. */
export const OrderCurrency = z
  .string({ error: "currency must be CAD." })
  .toUpperCase()
  .pipe(z.literal(CURRENCY, { error: "currency must be CAD." }));

/**
 * `amount` is the cart's total in dollars (spec §7). With `items` the server compares it at once
 * with the totals of POST /api/checkout/totals for the same fields, and with its stock; without them
 * the browser's last payment that has no order yet is used again. The order sets the amount anew:
 * while nobody knows where the cart goes, `shipping` and its taxes may be missing here.
 */
export const CreatePaymentIntentBody = z.object({
  amount: z
    .number({ error: AMOUNT })
    .positive(AMOUNT)
    .max(MAX_ORDER_CENTS / 100, AMOUNT),
  currency: OrderCurrency,
  items: CartLines.optional(),
  ...CheckoutChoices.shape,
});
/** What the client sends. */
export type CreatePaymentIntentParams = z.input<typeof CreatePaymentIntentBody>;
export type CreatePaymentIntentBody = z.output<typeof CreatePaymentIntentBody>;

/** The payment's id at the card provider, which its client secret begins with. */
export const PaymentIntentId = z.string().regex(/^pi_\w{1,100}$/, "paymentIntentId is not one.");

/** The id of the payment that a client secret ("pi_…_secret_…") belongs to. */
export function paymentIntentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

export const PaymentIntentResponse = z.object({ clientSecret: z.string().min(1) });
export type PaymentIntentResponse = z.infer<typeof PaymentIntentResponse>;

/** A line of the cart as the shop would sell it now. `available` 0: not sold any more. */
export const FreshLine = z.object({
  productId: z.string(),
  /** As in a line of an order; of a line that is not sold, what was asked for. */
  variantId: z.string().optional(),
  variantName: z.string().optional(),
  name: z.string(),
  qty: z.int(),
  unitPriceCAD: z.int().nonnegative(),
  available: z.int().nonnegative(),
});
export type FreshLine = z.infer<typeof FreshLine>;

/**
 * A 409 with the cart as it would be sold now: the page shows it and lets the shopper confirm. Also
 * of codes and ways of delivery that do not apply any more; the message says which and why.
 */
export const CheckoutConflict = z.object({
  message: z.string(),
  code: z.enum([PRICES_CHANGED, OUT_OF_STOCK]),
  lines: z.array(FreshLine),
  /** In cents: what they come to, as far as they are available. With `totals` it is their total. */
  amountCAD: z.int().nonnegative(),
  /** The fresh totals; none where the goods are short. */
  totals: CheckoutTotals.optional(),
});
export type CheckoutConflict = z.infer<typeof CheckoutConflict>;

/** The order that a payment became. Beside payments, because the checkout has nothing else of orders. */
export const OrderCreatedResponse = z.object({ id: z.string() });
export type OrderCreatedResponse = z.infer<typeof OrderCreatedResponse>;
