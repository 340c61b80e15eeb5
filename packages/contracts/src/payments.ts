import { z } from "zod";
import { CURRENCY } from "./constants.js";

/** POST /api/create-payment-intent and the conflicts that both steps of paying can meet. */

const MAX_LINES = 100;
const MAX_QUANTITY = 999;
/** The most that Stripe takes in one payment is 999,999.99. */
export const MAX_ORDER_CENTS = 99_999_999;
/** The least that Stripe takes in CAD. */
export const MIN_ORDER_CENTS = 50;

const QUANTITY = `A quantity must be a whole number from 1 to ${MAX_QUANTITY}.`;
const AMOUNT = "amount must be the cart's total in dollars.";

export const OrderQuantity = z
  .int({ error: QUANTITY })
  .min(1, QUANTITY)
  .max(MAX_QUANTITY, QUANTITY);

const PRODUCT_ID = "A line needs the id of its product.";

export const OrderProductId = z.string({ error: PRODUCT_ID }).regex(/^[\w-]{1,100}$/, PRODUCT_ID);

/** 1 to 100 lines of some shape. */
export const orderLines = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line, { error: "The order has no items." })
    .min(1, "The order has no items.")
    .max(MAX_LINES, `An order takes at most ${MAX_LINES} different products.`);

/** The one currency, in any case; Stripe writes it small. */
export const OrderCurrency = z
  .string({ error: "currency must be CAD." })
  .toUpperCase()
  .pipe(z.literal(CURRENCY, { error: "currency must be CAD." }));

/**
 * `amount` is the cart's total in dollars (spec §7). With `items` the server compares it at once
 * with its own prices and stock; without them the browser's last payment that has no order yet is
 * used again.
 */
export const CreatePaymentIntentBody = z.object({
  amount: z
    .number({ error: AMOUNT })
    .positive(AMOUNT)
    .max(MAX_ORDER_CENTS / 100, AMOUNT),
  currency: OrderCurrency,
  items: orderLines(z.object({ productId: OrderProductId, qty: OrderQuantity })).optional(),
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
  name: z.string(),
  qty: z.int(),
  unitPriceCAD: z.int().nonnegative(),
  available: z.int().nonnegative(),
});
export type FreshLine = z.infer<typeof FreshLine>;

/** `code` of a 409 whose prices or total are not those of the shop. */
export const PRICES_CHANGED = "prices_changed";
/** `code` of a 409 with more of a product than there is; the message names the product. */
export const OUT_OF_STOCK = "out_of_stock";
/** `code` of a 409 when there is no open payment (any more): the page asks for a new one. */
export const NO_OPEN_PAYMENT = "no_open_payment";
/** `code` of a 502: the card provider does not answer; nothing was charged. */
export const PAYMENT_UNAVAILABLE = "payment_unavailable";

/** `code` of a 429 after several declined cards: no card is taken for a while. */
export const CARDS_DECLINED = "cards_declined";
/** `code` of a 429 when too many orders wait for their payment, or too many pieces are held by them. */
export const TOO_MUCH_UNPAID = "too_much_unpaid";

/** A 409 with the cart as it would be sold now: the page shows it and lets the shopper confirm. */
export const CheckoutConflict = z.object({
  message: z.string(),
  code: z.enum([PRICES_CHANGED, OUT_OF_STOCK]),
  lines: z.array(FreshLine),
  /** Total in cents of the lines, as far as they are available. */
  amountCAD: z.int().nonnegative(),
});
export type CheckoutConflict = z.infer<typeof CheckoutConflict>;
