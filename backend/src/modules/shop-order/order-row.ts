import type {
  MoneyBackLine,
  MoneyBackReason,
  OrderShipping,
  OrderStanding,
  OrderStatus,
  OrderTotals,
  PaymentMeans,
  RefundParts,
  ReturnState,
  StrictReturnRule,
  TaxTotal,
} from "@eldercare/contracts";

/** A line as it was agreed: cents per unit, taxes included. */
export interface AgreedItem {
  productId: string;
  variantId: string;
  /** Its words, where it is one of several variants. */
  variantName?: string;
  name: string;
  qty: number;
  unitPriceCAD: number;
  /** By which it was sold; none for the shop's usual one. */
  returnRule?: StrictReturnRule;
}

/** What went back at once, in cents. */
export interface RefundRow {
  at: string;
  amount: number;
  /** What it holds of the totals; those of before it was kept have none. */
  parts?: RefundParts;
  /** Where staff paid a part back (decision 097). */
  chosen?: ChosenRefund;
  /** Of which payment it went back, where somebody paid it back at Stripe. */
  stripeId?: string;
  /** It was paid for more than the order comes to since it was changed, and is no part of that. */
  ofChange?: true;
}

/**
 * What of a payment's refunds came back from the card's bank, and what became of that: staff paid it at
 * Stripe once more, or settled it where neither Stripe nor the order sees it.
 */
export type CameBackEntry = { at: string; stripeId: string; cents: number } & (
  | { kind: "came-back"; refundId: string }
  | { kind: "paid-again" | "settled" }
);

/** What a paid order came to before staff changed it, and how they had what it came to beyond that. */
export interface EarlierTotals {
  /** When it was changed. */
  at: string;
  totals: OrderTotals;
  means?: PaymentMeans;
  /** It was paid by card here, whatever the order was paid by before. */
  byCard?: true;
}

/** What staff chose to pay back: which pieces, the delivery, or neither for an amount of their own. */
export interface ChosenRefund {
  /** Made up by whoever asked for it: the same key is the same refund. */
  key: string;
  lines: MoneyBackLine[];
  delivery: boolean;
  reason: MoneyBackReason;
  /** The return that it paid back (decision 099). */
  returnId?: string | undefined;
  /** Pieces of it that had not left, and are not sent any more. */
  unsent?: MoneyBackLine[] | undefined;
  /** Where it names none: pieces of it that had left, and the returns that are over with it. */
  back?: MoneyBackLine[] | undefined;
  settles?: string[] | undefined;
}

/** Goods that come back; "refunded" is said by the refund that names it. */
export interface ReturnRow {
  id: string;
  at: string;
  /** "customer" or an admin's email address. */
  by: string;
  state: Exclude<ReturnState, "refunded">;
  lines: MoneyBackLine[];
  reason: MoneyBackReason;
  /** What the customer wrote. */
  note: string;
  /** What staff answered last. */
  answer: string;
}

/** What a line, or the delivery, comes to; cents of all its pieces together. */
export interface LineShare {
  /** Before discounts. */
  amount: number;
  discount: number;
  includesTax: boolean;
  taxes: TaxTotal[];
}

/** What each line of an order comes to, in the order of its items. */
export interface OrderShares {
  /** With the line of Medusa's order; null where it has none. */
  lines: (LineShare & { lineId: string | null })[];
  delivery: LineShare;
}

/** A part that is being paid back; noted before anything is done, so that a crash is gone on from. */
export interface PendingMoneyBack {
  chosen: ChosenRefund;
  at: string;
  by: string;
  cents: number;
  parts: RefundParts;
  isMailed: boolean;
  /** Of each Medusa line that pieces are taken out of: how many it has then. */
  takeOut: { lineId: string; quantity: number }[];
  /** What stays reserved of lines that pieces are taken out of. */
  stays: { lineId: string; itemId: string; quantity: number }[];
  /** Pieces of inventory items that can be sold again. */
  shelf: { itemId: string; quantity: number }[];
  /** What the history says of the goods. */
  goodsNote: string;
  /** It is what was paid beyond what the order comes to since it was changed (decision 101). */
  ofChange?: true;
}

/** A change that is made once it is paid, as it is told of; cents. */
export interface WaitingProposal {
  cents: number;
  changes: string[];
  by: string;
  until: string;
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
  /** What it came to when it was paid, and before each change since; oldest first. */
  earlier_totals: EarlierTotals[];
  /** Its codes count as used in Medusa. */
  codes_counted: boolean;
  /** What went back, oldest first, in cents. */
  refunds: RefundRow[];
  /** Oldest first. */
  came_back: CameBackEntry[];
  /** What each line comes to, kept when a part is first paid back. */
  line_shares: OrderShares | null;
  pending_money_back: PendingMoneyBack | null;
  /** Oldest first. */
  returns: ReturnRow[];
  /** In cents: what was paid, by card or otherwise. */
  received_cents: number;
  /** How it was paid, where no card was charged for it here. */
  paid_means: PaymentMeans | null;
  goods: OrderStanding["goods"];
  items: AgreedItem[];
  shipping: OrderShipping;
  fingerprint: string;
  /** When its buyer was asked for reviews; null: not yet, or never. */
  review_asked_at: Date | null;
  /** The shop itself was not told of it yet; says something once it is paid. */
  news_due: boolean;
  created_at: Date;
  expires_at: Date;
  placed_from: string | null;
  next_check_at: Date | null;
  pending_status: OrderStatus | null;
  pending_status_by: string | null;
  pending_status_at: Date | null;
  /** Until then nothing of the pending status is done, and it can be undone; null once it is begun. */
  pending_until: Date | null;
  /** How an order was paid that becomes paid by it. */
  pending_means: PaymentMeans | null;
  /** The sentences of the question that staff agreed to, if they were asked. */
  pending_agreed: string[] | null;
  /** Seconds from now to `pending_until`, by the database's clock. */
  undo_seconds: number | null;
  /** Stripe's id of the payment; joined. */
  stripe_id: string | null;
  /** Fingerprint of the browser that began the payment; joined. */
  browser: string | null;
  /** Stripe's ids of payments of what changes made it dearer, oldest first; joined. */
  further_stripe_ids?: string[];
  /** A change that waits for its payment; joined. */
  proposal?: WaitingProposal | null;
}

/** Stripe's ids of all payments of an order that were taken. */
export const stripeIdsOf = ({
  stripe_id: first,
  further_stripe_ids: further = [],
}: Pick<ShopOrderRow, "stripe_id" | "further_stripe_ids">): string[] => [
  ...(first ? [first] : []),
  ...further,
];

/** A status was set, and nothing of what it means is done yet. */
export const isWaiting = ({ pending_until: until }: Pick<ShopOrderRow, "pending_until">): boolean =>
  until !== null;

/** What a status means is being done, or money is paid back, or that was cut off in the middle. */
export const isUnderWay = (
  order: Pick<ShopOrderRow, "pending_status" | "pending_until" | "pending_money_back">,
): boolean =>
  Boolean(order.pending_money_back) || (order.pending_status !== null && !isWaiting(order));

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
> & {
  /** Null for one that staff take: what is unpaid of an account or an address has no say then. */
  placed_from: string | null;
};

/** An order that was made in Medusa, as the shop takes it into its record. */
export type AdoptedOrder = Pick<
  ShopOrderRow,
  "id" | "user_id" | "email" | "amount_cents" | "items" | "shipping" | "created_at"
> & { number: number; totals: OrderTotals };

/** What staff made of an order: where it goes, and what it is where goods, province or delivery changed. */
export interface OrderEditToKeep {
  shipping: OrderShipping;
  /** Whose it is from then on, where it is another guest's. */
  guest: Pick<ShopOrderRow, "user_id" | "email"> | undefined;
  /** Of the new payment, where it waits for a card and has another sum. */
  paymentId: string | undefined;
  sale:
    | {
        items: AgreedItem[];
        totals: OrderTotals;
        amountCents: number;
        /** Of a paid order that comes to another sum. */
        earlier?: EarlierTotals | undefined;
        /** What of its money goes back. */
        moneyBack?: PendingMoneyBack | undefined;
      }
    | undefined;
}

/** A status that staff set, and what it waits for. */
export interface AwaitedStatus {
  status: OrderStatus;
  by: string;
  /** How an order was paid that becomes paid by it. */
  means?: PaymentMeans | undefined;
  agreed: readonly string[] | undefined;
  seconds: number;
}

/** A change of status, or with `to` as it was a note in the history. */
export interface StatusChange {
  orderId: string;
  /** The change happens only from one of these. */
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** "shop", "customer" or an admin's email address. */
  by: string;
  note: string;
}
