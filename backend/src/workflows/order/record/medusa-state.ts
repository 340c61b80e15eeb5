import { centsFromDollars } from "@eldercare/contracts";
import type { BigNumberValue, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { STRIPE_PROVIDER_ID } from "../../../payments/stripe-access";

/** What Medusa knows of an order's payments and parcels; cents. */
export interface MedusaState {
  orderId: string;
  isCanceled: boolean;
  collectionId: string | undefined;
  payments: { id: string; providerId: string; refundableCents: number }[];
  capturedCents: number;
  /** What of it came by other means than Stripe: to refund that in Medusa moves no money. */
  capturedByHandCents: number;
  refundedCents: number;
  unfulfilled: { id: string; quantity: number }[];
  fulfillments: { id: string; isShipped: boolean }[];
}

interface Row {
  id: string;
  canceled_at: string | null;
  status: string;
  items: {
    id: string;
    detail: { quantity: BigNumberValue; fulfilled_quantity: BigNumberValue };
  }[];
  fulfillments?: {
    id: string;
    canceled_at: string | null;
    shipped_at: string | null;
  }[];
  payment_collections?: {
    id: string;
    payments?: {
      id: string;
      provider_id: string;
      captures?: { amount: BigNumberValue }[];
      refunds?: { amount: BigNumberValue }[];
    }[];
  }[];
}

const FIELDS = [
  "id",
  "status",
  "canceled_at",
  "items.id",
  "items.detail.quantity",
  "items.detail.fulfilled_quantity",
  "fulfillments.id",
  "fulfillments.canceled_at",
  "fulfillments.shipped_at",
  "payment_collections.id",
  "payment_collections.payments.id",
  "payment_collections.payments.provider_id",
  "payment_collections.payments.captures.amount",
  "payment_collections.payments.refunds.amount",
];

/** Medusa's side of an order as it is now; undefined when Medusa has none. */
export async function readMedusaState(
  container: MedusaContainer,
  orderId: string,
): Promise<MedusaState | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: FIELDS, filters: { id: orderId } });
  const [row] = data as unknown as Row[];
  return row && stateOf(row);
}

function stateOf(row: Row): MedusaState {
  const payments = (row.payment_collections ?? [])
    .flatMap((collection) => collection?.payments ?? [])
    .map((payment) => {
      const captured = cents(payment.captures);
      const refunded = cents(payment.refunds);
      return { id: payment.id, providerId: payment.provider_id, captured, refunded };
    });
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    orderId: row.id,
    isCanceled: row.status === "canceled" || Boolean(row.canceled_at),
    collectionId: row.payment_collections?.[0]?.id,
    payments: payments.map(({ id, providerId, captured, refunded }) => ({
      id,
      providerId,
      refundableCents: captured - refunded,
    })),
    capturedCents: sum(payments.map(({ captured }) => captured)),
    capturedByHandCents: sum(
      payments
        .filter(({ providerId }) => providerId !== STRIPE_PROVIDER_ID)
        .map(({ captured }) => captured),
    ),
    refundedCents: sum(payments.map(({ refunded }) => refunded)),
    unfulfilled: row.items
      .map(({ id, detail }) => ({
        id,
        quantity: Number(detail.quantity) - Number(detail.fulfilled_quantity),
      }))
      .filter(({ quantity }) => quantity > 0),
    fulfillments: (row.fulfillments ?? [])
      .filter((fulfillment) => fulfillment && !fulfillment.canceled_at)
      .map(({ id, shipped_at }) => ({ id, isShipped: Boolean(shipped_at) })),
  };
}

function cents(amounts: { amount: BigNumberValue }[] | undefined): number {
  return (amounts ?? []).reduce((sum, { amount }) => sum + centsFromDollars(Number(amount)), 0);
}
