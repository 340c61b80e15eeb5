import { centsFromDollars } from "@eldercare/contracts";
import type { BigNumberValue, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cancellerIn } from "../../../medusa/order-canceller";
import type { RefundRow } from "../../../modules/shop-order/order-row";
import { paidBackOf } from "../../../orders/refunds";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { STRIPE_PROVIDER_ID } from "../../../payments/stripe-access";
import { goodsOf } from "./order-goods";
import { reservedFor } from "./take-packed-stock";

export interface MedusaPayment {
  id: string;
  providerId: string;
  /** Stripe's id of it; undefined of one by other means. */
  stripeId: string | undefined;
  refundableCents: number;
}

/**
 * What Medusa knows of an order's payments and parcels; cents. A refund that was made at Stripe, of
 * which only the shop knows, counts as one of the card's.
 */
export interface MedusaState {
  orderId: string;
  isCanceled: boolean;
  /** What the order costs, by the shop's record. */
  amountCents: number;
  collectionId: string | undefined;
  payments: MedusaPayment[];
  capturedCents: number;
  /** What of it came by other means than Stripe: to refund that in Medusa moves no money. */
  capturedByHandCents: number;
  refundedCents: number;
  /** What of it is of payments by other means. */
  refundedByHandCents: number;
  lineIds: string[];
  unfulfilled: { id: string; quantity: number }[];
  fulfillments: { id: string; isShipped: boolean }[];
  /** Of an order that was sent in part: something is kept for it still, on the shelf or in a parcel. */
  keepsRest: boolean;
  /** Who did each of these last in Medusa, as Medusa names them; undefined where nobody is named. */
  lastBy: Partial<Record<"paid" | "paidBack" | "shipped" | "cancelled", string>>;
}

/** What somebody did, and when. */
interface Deed {
  amount: BigNumberValue;
  created_by?: string | null;
  created_at?: string | Date;
}

interface Row {
  id: string;
  canceled_at: string | null;
  metadata?: Record<string, unknown> | null;
  status: string;
  items: {
    id: string;
    detail: { quantity: BigNumberValue; fulfilled_quantity: BigNumberValue };
  }[];
  fulfillments?: {
    id: string;
    canceled_at: string | null;
    shipped_at: string | null;
    marked_shipped_by?: string | null;
  }[];
  payment_collections?: {
    id: string;
    payments?: {
      id: string;
      provider_id: string;
      data?: { id?: unknown } | null;
      captures?: Deed[];
      refunds?: Deed[];
    }[];
  }[];
}

const FIELDS = [
  "id",
  "status",
  "canceled_at",
  "metadata",
  "items.id",
  "items.detail.quantity",
  "items.detail.fulfilled_quantity",
  "fulfillments.id",
  "fulfillments.canceled_at",
  "fulfillments.shipped_at",
  "fulfillments.marked_shipped_by",
  "payment_collections.id",
  "payment_collections.payments.id",
  "payment_collections.payments.provider_id",
  "payment_collections.payments.data",
  "payment_collections.payments.captures.amount",
  "payment_collections.payments.captures.created_by",
  "payment_collections.payments.captures.created_at",
  "payment_collections.payments.refunds.amount",
  "payment_collections.payments.refunds.created_by",
  "payment_collections.payments.refunds.created_at",
];

/**
 * Medusa's side of an order of the shop's record, as it is now; undefined when either has none.
 * `underWay` are cents that went back just now and are not written down yet.
 */
export async function readMedusaState(
  container: MedusaContainer,
  orderId: string,
  { underWay = 0 } = {},
): Promise<MedusaState | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: FIELDS, filters: { id: orderId } });
  const [row] = data as unknown as Row[];
  const order = row && (await shopOrdersOf(container).orders.find(orderId));
  if (!order) return undefined;
  const state = { ...stateOf(row), amountCents: order.amount_cents };
  const keepsRest = goodsOf(state) === "part-sent" && (await isAnyKept(container, row, state));
  return withRefundsAtStripe({ ...state, keepsRest }, paidBackOf(order) + underWay, order.refunds);
}

async function isAnyKept(
  container: MedusaContainer,
  { items }: Row,
  { fulfillments }: Pick<MedusaState, "fulfillments">,
): Promise<boolean> {
  if (fulfillments.some(({ isShipped }) => !isShipped)) return true;
  return (await reservedFor(container, items)).length > 0;
}

/**
 * Medusa hears nothing of what staff pay back in Stripe's own dashboard; the shop wrote it down, with the
 * payment that it was of. Of what it does not say, the first payments.
 */
export function withRefundsAtStripe(
  state: MedusaState,
  knownToShop: number,
  refunds: readonly Pick<RefundRow, "amount" | "stripeId">[] = [],
): MedusaState {
  const there = Math.max(0, knownToShop - state.refundedCents);
  let left = there;
  const take = (payment: MedusaPayment, most: number): MedusaPayment => {
    const part = Math.max(0, Math.min(left, most, payment.refundableCents));
    left -= part;
    return { ...payment, refundableCents: payment.refundableCents - part };
  };
  const saidOf = (stripeId: string | undefined) =>
    refunds
      .filter((refund) => stripeId !== undefined && refund.stripeId === stripeId)
      .reduce((sum, { amount }) => sum + amount, 0);
  const payments = state.payments
    .map((payment) => take(payment, saidOf(payment.stripeId)))
    .map((payment) => (payment.providerId === STRIPE_PROVIDER_ID ? take(payment, left) : payment));
  return { ...state, payments, refundedCents: state.refundedCents + there };
}

function stateOf(row: Row): Omit<MedusaState, "amountCents" | "keepsRest"> {
  const paid = (row.payment_collections ?? []).flatMap((collection) => collection?.payments ?? []);
  const payments = paid.map((payment) => {
    const captured = cents(payment.captures);
    const refunded = cents(payment.refunds);
    const stripeId =
      payment.provider_id === STRIPE_PROVIDER_ID && typeof payment.data?.id === "string"
        ? payment.data.id
        : undefined;
    return { id: payment.id, providerId: payment.provider_id, stripeId, captured, refunded };
  });
  const byHand = payments.filter(({ providerId }) => providerId !== STRIPE_PROVIDER_ID);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    orderId: row.id,
    isCanceled: row.status === "canceled" || Boolean(row.canceled_at),
    collectionId: row.payment_collections?.[0]?.id,
    payments: payments.map(({ id, providerId, stripeId, captured, refunded }) => ({
      ...{ id, providerId, stripeId, refundableCents: captured - refunded },
    })),
    capturedCents: sum(payments.map(({ captured }) => captured)),
    capturedByHandCents: sum(byHand.map(({ captured }) => captured)),
    refundedCents: sum(payments.map(({ refunded }) => refunded)),
    refundedByHandCents: sum(byHand.map(({ refunded }) => refunded)),
    lineIds: row.items.map(({ id }) => id),
    unfulfilled: row.items
      .map(({ id, detail }) => ({
        id,
        quantity: Number(detail.quantity) - Number(detail.fulfilled_quantity),
      }))
      .filter(({ quantity }) => quantity > 0),
    fulfillments: (row.fulfillments ?? [])
      .filter((fulfillment) => fulfillment && !fulfillment.canceled_at)
      .map(({ id, shipped_at }) => ({ id, isShipped: Boolean(shipped_at) })),
    lastBy: lastByOf(row, paid),
  };
}

function lastByOf(
  { fulfillments, metadata }: Row,
  payments: readonly { captures?: Deed[]; refunds?: Deed[] }[],
): MedusaState["lastBy"] {
  const last = (deeds: readonly Deed[]) =>
    [...deeds].sort((one, other) => timeOf(one) - timeOf(other)).at(-1)?.created_by;
  const shipped = [...(fulfillments ?? [])]
    .filter((parcel) => parcel?.shipped_at)
    .sort((one, other) => Date.parse(one.shipped_at ?? "") - Date.parse(other.shipped_at ?? ""))
    .at(-1)?.marked_shipped_by;
  const paid = last(payments.flatMap(({ captures }) => captures ?? []));
  const paidBack = last(payments.flatMap(({ refunds }) => refunds ?? []));
  const cancelled = cancellerIn(metadata);
  return {
    ...(paid && { paid }),
    ...(paidBack && { paidBack }),
    ...(shipped && { shipped }),
    ...(cancelled !== undefined && { cancelled }),
  };
}

const timeOf = ({ created_at: at }: Deed): number => (at ? new Date(at).getTime() : 0);

function cents(amounts: { amount: BigNumberValue }[] | undefined): number {
  return (amounts ?? []).reduce((sum, { amount }) => sum + centsFromDollars(Number(amount)), 0);
}
