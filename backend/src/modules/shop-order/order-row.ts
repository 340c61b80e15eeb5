import type { OrderShipping, OrderStanding, OrderStatus, OrderTotals } from "@eldercare/contracts";

/** A line as it was agreed: cents per unit, taxes included. */
export interface AgreedItem {
  productId: string;
  variantId: string;
  /** Its words, where it is one of several variants. */
  variantName?: string;
  name: string;
  qty: number;
  unitPriceCAD: number;
}

/** A row of `shop_order`. */
export interface ShopOrderRow {
  id: string;
  is_placed: boolean;
  number: number | null;
  payment_id: string | null;
  user_id: string;
  email: string;
  status: OrderStatus;
  /** A checkout that nobody finished: cancelled by time or by a further order, and never paid. */
  is_abandoned: boolean;
  amount_cents: number;
  /** What was agreed to; null for orders of before the shop kept it. */
  totals: OrderTotals | null;
  /** Its codes count as used in Medusa. */
  codes_counted: boolean;
  /** What went back, oldest first, in cents. */
  refunds: { at: string; amount: number }[];
  /** In cents: what was paid, by card or otherwise. */
  received_cents: number;
  goods: OrderStanding["goods"];
  items: AgreedItem[];
  shipping: OrderShipping;
  fingerprint: string;
  /** When its buyer was asked for reviews; null: not yet, or never. */
  review_asked_at: Date | null;
  created_at: Date;
  expires_at: Date;
  placed_from: string | null;
  next_check_at: Date | null;
  pending_status: OrderStatus | null;
  pending_status_by: string | null;
  pending_status_at: Date | null;
  /** Stripe's id of the payment; joined. */
  stripe_id: string | null;
  /** Fingerprint of the browser that began the payment; joined. */
  browser: string | null;
}

/** A row of `shop_order_change`. */
export interface ShopOrderChangeRow {
  order_id: string;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  by: string;
  note: string;
  created_at: Date;
}

/** What is known of an order before Medusa's part of it is made. */
export type NewShopOrder = Pick<
  ShopOrderRow,
  | "id"
  | "payment_id"
  | "user_id"
  | "email"
  | "amount_cents"
  | "totals"
  | "items"
  | "shipping"
  | "fingerprint"
> & { placed_from: string };

/** An order that was made in Medusa, as the shop takes it into its record. */
export type AdoptedOrder = Pick<
  ShopOrderRow,
  "id" | "user_id" | "email" | "amount_cents" | "items" | "shipping" | "created_at"
> & { number: number; totals: OrderTotals };

/** A change of status, or with `to` as it was a note in the history. */
export interface StatusChange {
  orderId: string;
  /** The change happens only from one of these. */
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** "shop", "customer" or an admin's e-mail address. */
  by: string;
  note: string;
}
