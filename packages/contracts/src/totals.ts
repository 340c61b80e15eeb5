import { z } from "zod";
import { MAX_CODES } from "./constants.js";
import { OrderProductId, OrderQuantity, OrderVariantId, orderLines } from "./order-lines.js";
import { PostalCode } from "./postal-code.js";
import { Province } from "./provinces.js";
import { MAX_DISCOUNT_CODE_LENGTH, MAX_WRITTEN_ORDER_LENGTH } from "./text-limits.js";

/** What a cart comes to: POST /api/checkout/totals. Amounts are integer cents. */

const CODE = `A code has at most ${MAX_DISCOUNT_CODE_LENGTH} characters.`;
const DELIVERY_OPTION = "deliveryOptionId is not one.";

export const DeliveryOptionId = z.string().regex(/^\w{1,100}$/, DELIVERY_OPTION);

/** A discount code as somebody types it. */
export const DiscountCode = z
  .string({ error: CODE })
  .trim()
  .min(1, CODE)
  .max(MAX_DISCOUNT_CODE_LENGTH, CODE);

const WRITTEN_ORDER = `Please say who wrote the order and when, in 3 to ${MAX_WRITTEN_ORDER_LENGTH} characters.`;

/**
 * Who wrote the order for a device, and when, as its buyer says: such devices are taxed without one
 * (docs/taxes.md).
 */
export const WrittenOrder = z
  .string({ error: WRITTEN_ORDER })
  .trim()
  .min(3, WRITTEN_ORDER)
  .max(MAX_WRITTEN_ORDER_LENGTH, WRITTEN_ORDER);

export const CartLines = orderLines(
  z.object({
    productId: OrderProductId,
    variantId: OrderVariantId.optional(),
    qty: OrderQuantity,
  }),
);

/** What besides its lines decides what a cart comes to. Without `shipping` no taxes are known yet. */
export const CheckoutChoices = z.object({
  shipping: z.object({ region: Province, postal: PostalCode }).optional(),
  deliveryOptionId: DeliveryOptionId.optional(),
  codes: z.array(DiscountCode).max(MAX_CODES, `You can use at most ${MAX_CODES} codes.`).optional(),
  writtenOrder: WrittenOrder.optional(),
});
export type CheckoutChoices = z.output<typeof CheckoutChoices>;

export const CheckoutTotalsBody = z.object({ items: CartLines, ...CheckoutChoices.shape });
/** What the client sends. */
export type CheckoutTotalsParams = z.input<typeof CheckoutTotalsBody>;
export type CheckoutTotalsBody = z.output<typeof CheckoutTotalsBody>;

const Cents = z.int().nonnegative();

/** A tax of all lines and delivery together; `rate` in per cent. */
export const TaxTotal = z.object({ name: z.string(), rate: z.number(), amount: Cents });
export type TaxTotal = z.infer<typeof TaxTotal>;

/** A way of delivery for this address and cart; `estimate` in words, "" where staff wrote none. */
export const DeliveryOption = z.object({
  id: z.string(),
  name: z.string(),
  amount: Cents,
  estimate: z.string(),
});
export type DeliveryOption = z.infer<typeof DeliveryOption>;

/** What a code takes off, and why where it takes off nothing; automatic promotions stand here too. */
export const CodeTotal = z.object({
  code: z.string(),
  amount: Cents,
  problem: z.string().optional(),
});
export type CodeTotal = z.infer<typeof CodeTotal>;

/**
 * `subtotal - discount + delivery` is the total, plus `taxTotal` unless prices include it.
 * `delivery` is before discounts, which `discount` has of goods and delivery together.
 */
export const CheckoutTotals = z.object({
  subtotal: Cents,
  discount: Cents,
  delivery: Cents,
  deliveryOptions: z.array(DeliveryOption),
  /** The one of them that is counted. */
  deliveryOptionId: z.string().optional(),
  taxes: z.array(TaxTotal),
  taxTotal: Cents,
  total: Cents,
  pricesIncludeTax: z.boolean(),
  codes: z.array(CodeTotal),
});
export type CheckoutTotals = z.infer<typeof CheckoutTotals>;

export const CheckoutTotalsAnswer = CheckoutTotals.extend({
  /** Whether a promotion of the store asks for a code: only then pages have a field for one. */
  acceptsCodes: z.boolean(),
  /** Whether something in the cart bears less tax with a written order. */
  asksWrittenOrder: z.boolean(),
});
export type CheckoutTotalsAnswer = z.infer<typeof CheckoutTotalsAnswer>;

/** What was agreed to when an order was placed, in cents; it does not change afterwards. */
export const OrderTotals = CheckoutTotals.pick({
  subtotal: true,
  discount: true,
  delivery: true,
  taxTotal: true,
  total: true,
  pricesIncludeTax: true,
}).extend({
  /** "" for orders of before the shop kept it. */
  deliveryName: z.string(),
  /** With the number under which the shop was registered for it, where staff set it. */
  taxes: z.array(TaxTotal.extend({ registration: z.string().optional() })),
  codes: z.array(CodeTotal.pick({ code: true, amount: true })),
  /** What the buyer said of it, where it took taxes away. */
  writtenOrder: WrittenOrder.optional(),
});
export type OrderTotals = z.infer<typeof OrderTotals>;

/** Totals of an order of so many cents without delivery prices, taxes and codes. */
export function goodsAlone(cents: number): OrderTotals {
  return {
    subtotal: cents,
    discount: 0,
    delivery: 0,
    deliveryName: "",
    taxes: [],
    taxTotal: 0,
    total: cents,
    pricesIncludeTax: true,
    codes: [],
  };
}

/** What a refund holds of an order's totals, in cents. */
export const RefundParts = OrderTotals.pick({
  subtotal: true,
  discount: true,
  delivery: true,
  taxes: true,
  taxTotal: true,
});
export type RefundParts = z.infer<typeof RefundParts>;

/** Of what was paid back, what the buyer's card did not take, so that the shop has it again; in cents. */
export const OrderCameBack = z.object({
  /** Not gone out again yet. */
  dueCents: Cents,
  /** Staff say that it went out in another way. */
  settledCents: Cents,
});
export type OrderCameBack = z.infer<typeof OrderCameBack>;

/** What was paid back at once, in cents, and what it holds of the order's totals. */
export const OrderRefund = RefundParts.extend({
  at: z.string(),
  amount: Cents,
  /** In words, where staff gave one. */
  reason: z.string().optional(),
  /** What it was for, where it was not an amount of its own: "2 × Cane (Size: L)", "Delivery". */
  forWhat: z.array(z.string()).optional(),
});
export type OrderRefund = z.infer<typeof OrderRefund>;
