import { centsFromDollars } from "@eldercare/contracts";
import type { MedusaContainer, RefundDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type ShopOrderRow, stripeIdsOf } from "../../../modules/shop-order/order-row";
import { type PaidAtStripe, refundedAtStripe } from "../pay/refund-at-stripe";
import { type MedusaState, readMedusaState } from "../record/medusa-state";

/** Names the shop's refund in the metadata of Medusa's. */
export const NOTED_KEY = "money_back";
/** Medusa's types do not know of it. */
type NotedRefund = RefundDTO & { metadata?: Record<string, unknown> | null };

/** Medusa's notes of the shop's refund with this key, the newest first. */
export async function notedRefunds(
  container: MedusaContainer,
  { payments }: Pick<MedusaState, "payments">,
  key: string,
): Promise<{ id: string; cents: number }[]> {
  const refunds: NotedRefund[] = await container
    .resolve(Modules.PAYMENT)
    .listRefunds(
      { payment_id: payments.map(({ id }) => id) },
      { take: null, order: { created_at: "DESC" } },
    );
  return refunds
    .filter(({ metadata }) => metadata?.[NOTED_KEY] === key)
    .map(({ id, amount }) => ({ id, cents: centsFromDollars(Number(amount)) }));
}

/** In cents: all that Medusa has noted of it. */
export async function notedCents(
  container: MedusaContainer,
  state: Pick<MedusaState, "payments">,
  key: string,
): Promise<number> {
  return sumOf(await notedRefunds(container, state, key));
}

/**
 * Whether money of it has moved, and how much, in cents: what is noted, with what went back at Stripe that
 * nobody knows of, and without what Stripe has never paid. Throws while Stripe does not answer.
 */
export async function movedCents(
  container: MedusaContainer,
  order: ShopOrderRow,
  noted: readonly { cents: number }[],
): Promise<number> {
  const state = await stateOf(container, order, sumOf(noted));
  return Math.max(0, sumOf(noted) + (await beyondNotesAtStripe(order, state)));
}

export const sumOf = (refunds: readonly { cents: number }[]): number =>
  refunds.reduce((sum, { cents }) => sum + cents, 0);

/**
 * In cents: what went back at Stripe of which neither Medusa nor the shop knows; less than nothing where
 * Medusa has noted what Stripe has not paid.
 */
export async function beyondNotesAtStripe(
  order: PaidAtStripe,
  { refundedCents, refundedByHandCents }: MedusaState,
): Promise<number> {
  if (stripeIdsOf(order).length === 0) return 0;
  return (await refundedAtStripe(order)) - (refundedCents - refundedByHandCents);
}

/** The same, where only what nobody knows of counts. */
export const unknownAtStripe = async (order: PaidAtStripe, state: MedusaState): Promise<number> =>
  Math.max(0, await beyondNotesAtStripe(order, state));

/** `underWay`: cents that went back already and are not written down. */
export async function stateOf(
  container: MedusaContainer,
  { id }: Pick<ShopOrderRow, "id">,
  underWay = 0,
): Promise<MedusaState> {
  const state = await readMedusaState(container, id, { underWay });
  if (!state) throw new Error(`Medusa has no order ${id}.`);
  return state;
}
