import { z } from "zod";
import { MAX_LIST_LIMIT } from "./constants.js";
import { Email } from "./email.js";
import { OrderProductId, OrderQuantity, OrderVariantId, orderLines } from "./order-lines.js";
import { OrderProposal } from "./order-proposal.js";
import { OrderStanding } from "./order-standing.js";
import { OrderStatus } from "./order-status.js";
import { OrderParcel } from "./parcels.js";
import { PaymentMeans } from "./payment-means.js";
import { MAX_ORDER_CENTS, OrderCurrency, PaymentIntentId } from "./payments.js";
import { queryDay, queryFlag, queryInteger, querySort, queryText } from "./query-values.js";
import { STRICT_RETURN_RULES } from "./return-rules.js";
import { OrderReturn } from "./returns.js";
import { OrderShipping, ShippingForm } from "./shipping.js";
import { MAX_SEARCH_LENGTH } from "./text-limits.js";
import { CheckoutChoices, OrderCameBack, OrderRefund, OrderTotals } from "./totals.js";

/** Orders: what the checkout sends, what is read, what staff change (spec §3, §7). Cents throughout. */

const UNIT_PRICE = "unitPriceCAD must be a whole number of cents.";
const AMOUNT = "amountCAD must be a whole number of cents.";

const OrderRequestItem = z.object({
  productId: OrderProductId,
  variantId: OrderVariantId.optional(),
  /** For people who read the request; the shop's own name counts. */
  name: z.string().max(500).optional(),
  qty: OrderQuantity,
  unitPriceCAD: z
    .int({ error: UNIT_PRICE })
    .nonnegative(UNIT_PRICE)
    .max(MAX_ORDER_CENTS, UNIT_PRICE),
});

/**
 * POST /api/orders. `amountCAD` is the total that the shopper agreed to, in cents: that of
 * POST /api/checkout/totals for the same lines, address, delivery and codes. `userId` and `email`
 * are ignored: the session says who orders.
 * `paymentIntentId` names the payment that the page is about to confirm; without it the one that
 * this browser began last counts, which may be another tab's.
 */
export const OrderRequest = z.object({
  userId: z.string().max(100).nullish(),
  email: Email.optional(),
  items: orderLines(OrderRequestItem),
  amountCAD: z.int({ error: AMOUNT }).positive(AMOUNT).max(MAX_ORDER_CENTS, AMOUNT),
  currency: OrderCurrency,
  shipping: ShippingForm,
  ...CheckoutChoices.omit({ shipping: true }).shape,
  paymentIntentId: PaymentIntentId.optional(),
});
/** What the client sends. */
export type OrderRequestParams = z.input<typeof OrderRequest>;
export type OrderRequest = z.output<typeof OrderRequest>;

/** The read shape names the unit price `unitPriceHKD` (spec §3); both names hold the same cents in CAD. */
export const OrderItem = z.object({
  productId: z.string().nullable(),
  /** Which of several variants it is, and its words: "Size: L". Left out for all other products. */
  variantId: z.string().optional(),
  variantName: z.string().optional(),
  name: z.string(),
  qty: z.int().positive(),
  /** By which it was sold; left out for the shop's usual one. */
  returnRule: z.enum(STRICT_RETURN_RULES).optional(),
  unitPriceHKD: z.int().nonnegative(),
  unitPriceCAD: z.int().nonnegative(),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** One change of status: `by` is "shop", "customer" or an admin's email address (only "staff" for shoppers). */
export const OrderHistoryEntry = z.object({
  at: z.string(),
  from: OrderStatus.nullable(),
  to: OrderStatus,
  by: z.string(),
  /** What the change did, or why it did nothing besides. */
  note: z.string(),
});
export type OrderHistoryEntry = z.infer<typeof OrderHistoryEntry>;

/**
 * Where the payment of a pending order stands: "open" nothing was tried or finished yet, "failed"
 * the card was declined and another may be tried, "processing" the bank has yet to answer.
 */
export const PaymentState = z.enum(["open", "processing", "failed", "done"]);
export type PaymentState = z.infer<typeof PaymentState>;

export const Order = z.object({
  id: z.string(),
  /** The number that people read, beginning at 1. */
  number: z.int().positive(),
  email: z.string(),
  userId: z.string().nullable(),
  /** Placed with an email address alone, and not claimed by an account. */
  isGuest: z.boolean(),
  status: OrderStatus,
  /** For staff: cancelled by time or by a further order, and never paid. */
  isAbandoned: z.boolean().optional(),
  standing: OrderStanding,
  createdAt: z.string(),
  /** What the buyer pays or paid, in cents; refunds do not change it. */
  amountCAD: z.int().nonnegative(),
  totals: OrderTotals,
  /** Oldest first; left out where nothing was paid back. */
  refunds: z.array(OrderRefund).optional(),
  /** Left out where nothing came back of it, or all of it was paid to the card again. */
  cameBack: OrderCameBack.optional(),
  currency: z.string(),
  /** The payment's id at the card provider. */
  stripeId: z.string().nullable(),
  items: z.array(OrderItem),
  shipping: OrderShipping,
  /** Oldest first. */
  history: z.array(OrderHistoryEntry),
  /**
   * For staff: this status was set; nothing of what it means is done while there are seconds left, and
   * it is being done after them (decision 087).
   */
  waiting: z
    .object({ to: OrderStatus, by: z.string(), secondsLeft: z.number().nonnegative() })
    .optional(),
  /** For staff: a change that waits for its payment; nothing of the order is packed meanwhile. */
  proposal: OrderProposal.optional(),
  /** Only GET /api/orders/{id} looks at the payment. */
  paymentState: PaymentState.optional(),
  /** Oldest first; left out where nothing was to come back. */
  returns: z.array(OrderReturn).optional(),
  /** For its buyer, in GET /api/orders/{id}, while something may come back: opens the page for it. */
  returnToken: z.string().optional(),
  /** For its buyer's account, in GET /api/orders/{id}: its products that were sent, which may be reviewed. */
  reviewable: z.array(z.string()).optional(),
  /** What of it has left, oldest first; only in GET /api/orders/{id}. */
  parcels: z.array(OrderParcel).optional(),
});
export type Order = z.infer<typeof Order>;

export const ORDER_SORTS = ["date", "number", "customer", "amount", "status"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/**
 * GET /api/orders, for admins. `search` holds words, each the beginning of one: of the buyer's name,
 * an email address, an id or its end, a SKU, a phone number or postal code in any spelling; or the
 * number that buyers read ("12", "Order 12"). Newest first unless `sort` says otherwise. `abandoned`
 * leaves out checkouts that nobody finished (false), or all else (true); `returns=true` all but orders
 * with a return that staff have to see to; `from` and `to` all but those of these days of the shop's
 * time zone, both included.
 */
export const OrderListQuery = z
  .object({
    status: OrderStatus,
    abandoned: queryFlag("abandoned"),
    returns: queryFlag("returns"),
    from: queryDay("from"),
    to: queryDay("to"),
    search: queryText("search", MAX_SEARCH_LENGTH),
    sort: querySort(ORDER_SORTS),
    limit: queryInteger("limit", 1, MAX_LIST_LIMIT),
    offset: queryInteger("offset", 0, 100_000_000),
  })
  .partial();
/** What a client passes. */
export type OrderListParams = z.input<typeof OrderListQuery>;
/** What the server works with. */
export type OrderListQuery = z.output<typeof OrderListQuery>;

export const OrderListResponse = z.object({
  orders: z.array(Order),
  total: z.int().nonnegative(),
  /** More were found than `total`: of a search only the first thousand are counted. */
  isMore: z.boolean(),
  /** With `abandoned=false`: how many abandoned checkouts would be found besides, up to a thousand of a search. */
  abandoned: z.int().nonnegative().optional(),
});
export type OrderListResponse = z.infer<typeof OrderListResponse>;

/**
 * GET /api/orders/export (staff only): sales and refunds of these days of the shop's time zone, both
 * included, as CSV.
 */
export const OrderBooksQuery = z.object({ from: queryDay("from"), to: queryDay("to") }).partial();
export type OrderBooksQuery = z.output<typeof OrderBooksQuery>;

/** GET /api/orders/{id}/status: what setting this status would do. */
export const OrderStatusQuery = z.object({ status: OrderStatus });
export type OrderStatusQuery = z.output<typeof OrderStatusQuery>;

/** What staff are asked before a status is set: what happens with money, goods and mail. */
export const OrderStatusQuestion = z.object({
  title: z.string(),
  sentences: z.array(z.string()),
  /** What the button says that does it. */
  action: z.string(),
  /** It is noted as paid by other means than a card here: staff may say which. */
  asksMeans: z.boolean(),
  /** Money or goods move for good. */
  isFinal: z.boolean(),
});
export type OrderStatusQuestion = z.infer<typeof OrderStatusQuestion>;

/** PUT /api/orders/{id}/status. */
export const OrderStatusBody = z.object({
  status: OrderStatus,
  /** With `paid`: how it was paid. */
  means: PaymentMeans.optional(),
  /** The sentences that staff agreed to: refused (`question_changed`) where it would be others now. */
  agreed: z.array(z.string().max(500)).max(20).optional(),
  /** Nothing is done for some seconds, in which POST /api/orders/{id}/status/undo takes it back. */
  waits: z.boolean().optional(),
});
export type OrderStatusBody = z.output<typeof OrderStatusBody>;

/** The order after the change, and in words what the change did ("The payment was refunded.") or why not. */
export const OrderStatusResponse = z.object({ order: Order, message: z.string() });
export type OrderStatusResponse = z.infer<typeof OrderStatusResponse>;
