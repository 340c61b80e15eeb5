import { z } from "zod";
import { OrderStatusResponse } from "./orders.js";
import { PaymentMeans } from "./payment-means.js";
import { FreshLine } from "./payments.js";
import { StaffShippingForm } from "./shipping.js";
import {
  CartLines,
  CheckoutChoices,
  CheckoutTotals,
  DeliveryOption,
  DeliveryOptionId,
} from "./totals.js";

/** Orders that staff change before they are sent (decision 101). Cents throughout. */

const STATE = "state must be the one that was read with the order.";

const ONE_WAY = "The difference is paid by means or by a link, not by both.";

/** What an order is to be; without `items` it keeps its goods. */
export const OrderEdit = z
  .object({
    items: CartLines.optional(),
    shipping: StaffShippingForm,
    deliveryOptionId: DeliveryOptionId.optional(),
    /** Left out, it keeps its own. */
    codes: CheckoutChoices.shape.codes,
    /** How the difference was paid, where a paid order comes to more. */
    means: PaymentMeans.optional(),
    /** It is paid by card: the change waits, with a link to pay the difference, and is made once it is paid. */
    byLink: z.boolean().optional(),
  })
  .refine(({ means, byLink }) => !means || !byLink, { error: ONE_WAY, path: ["means"] });
/** What the client sends. */
export type OrderEditParams = z.input<typeof OrderEdit>;
export type OrderEdit = z.output<typeof OrderEdit>;

/** GET /api/orders/{id}/edit: what of an order can be changed now; sentences say why not. */
export const OrderEditable = z.object({
  /** Null where the address can be changed. */
  whyNot: z.string().nullable(),
  /** Null where goods, province and delivery can be changed, too. */
  whyNoGoods: z.string().nullable(),
  /** Names the order as it is: what was changed by somebody else since is not overwritten. */
  state: z.string(),
  /** Its codes; what is taken off by itself is none of them. */
  codes: z.array(z.string()),
  /** The way of delivery that it has; left out where the shop offers it no more. */
  deliveryOptionId: z.string().optional(),
});
export type OrderEditable = z.infer<typeof OrderEditable>;

/** POST /api/orders/{id}/edit/question: what a change would do; nothing is kept. */
export const OrderEditQuestion = z.object({
  /** What changes, and what follows from it for money, goods and mail; none where nothing changes. */
  sentences: z.array(z.string()),
  amountCAD: z.int().nonnegative(),
  /** What a paid order comes to beyond what was paid for it; less than nothing: so much goes back. */
  differenceCents: z.int(),
  /** What it comes to then; left out where goods, province and delivery stay as they are. */
  totals: CheckoutTotals.optional(),
  lines: z.array(FreshLine),
  /** Ways of delivery to choose from; none where the order keeps its own. */
  deliveryOptions: z.array(DeliveryOption),
  deliveryOptionId: z.string().optional(),
});
export type OrderEditQuestion = z.infer<typeof OrderEditQuestion>;

/** PUT /api/orders/{id}/edit. `agreedCents` is what the question said: another sum is refused with 409. */
export const OrderEditBody = OrderEdit.safeExtend({
  state: z.string({ error: STATE }).min(1, STATE).max(100, STATE),
  agreedCents: z.int().nonnegative(),
});
export type OrderEditBody = z.output<typeof OrderEditBody>;

/** The order, what was done in words, and a link to pay the difference where nobody can be mailed. */
export const OrderEditResponse = OrderStatusResponse.extend({ link: z.string().optional() });
export type OrderEditResponse = z.infer<typeof OrderEditResponse>;
