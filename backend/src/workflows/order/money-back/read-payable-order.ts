import { centsFromDollars } from "@eldercare/contracts";
import type { BigNumberValue, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../../errors/refusal";
import type { OrderShares, ShopOrderRow } from "../../../modules/shop-order/order-row";
import { totalsOf } from "../../../orders/order-totals";
import { STRIPE_PROVIDER_ID } from "../../../payments/stripe-access";
import { type MedusaState, readMedusaState } from "../record/medusa-state";
import { type LineToSend, readOrderToSend } from "../record/order-parcels";
import { openParcels } from "../record/pack-parcel";
import { deliveryOfMedusa, lineOfMedusa, type PricedRow } from "../total/line-of-medusa";
import { orderShares } from "./order-shares";
import { piecesLeft } from "./reckon-money-back";

/** An order as a part of it can be paid back now. */
export interface PayableOrder {
  order: ShopOrderRow;
  state: MedusaState;
  shares: OrderShares;
  /** What the shop has of its money, and what of that came by other means than a card; cents. */
  heldCents: number;
  byHandCents: number;
  /** In the order of the order's items. */
  pieces: PiecesOfLine[];
}

export interface PiecesOfLine {
  /** Pieces that can be paid back: not those of a parcel that is packed and has not left. */
  left: number;
  /** Of these, pieces that no parcel holds. */
  unsent: number;
  /** Pieces in parcels that are packed and have not left. */
  waiting: number;
  /** Undefined where Medusa's order has no such line (any more). */
  line: LineToSend | undefined;
}

const NOTHING = "There is nothing of this order that could be paid back in parts.";

/** {@link Refusal} "conflict" where nothing of its money is with the shop, or it was called off. */
export async function readPayableOrder(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<PayableOrder> {
  const state = await readMedusaState(container, order.id);
  const heldCents = state ? state.capturedCents - state.refundedCents : 0;
  if (!state || state.isCanceled || order.goods === "released" || heldCents <= 0) {
    throw new Refusal("conflict", NOTHING);
  }
  const shares = order.line_shares ?? (await readShares(container, order));
  return {
    order,
    state,
    shares,
    heldCents,
    byHandCents: state.payments
      .filter(({ providerId }) => providerId !== STRIPE_PROVIDER_ID)
      .reduce((sum, { refundableCents }) => sum + Math.max(0, refundableCents), 0),
    pieces: await readPieces(container, order, shares),
  };
}

async function readPieces(
  container: MedusaContainer,
  order: ShopOrderRow,
  shares: OrderShares,
): Promise<PiecesOfLine[]> {
  const sending = await readOrderToSend(container, order.id);
  const packed = openParcels(sending).flatMap(({ isSent, lines }) => (isSent ? [] : lines));
  return order.items.map((_, index) => {
    const lineId = shares.lines[index]?.lineId;
    const line = sending.lines.find(({ id }) => id === lineId);
    const waiting = packed
      .filter(({ id }) => id === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const left = Math.max(0, piecesLeft(order, index) - waiting);
    return { left, unsent: Math.min(left, line?.left ?? 0), waiting, line };
  });
}

type Line = PricedRow & {
  id: string;
  title: string;
  product_title: string | null;
  variant_id: string | null;
  unit_price: BigNumberValue;
  detail: { quantity: BigNumberValue };
};
interface Row {
  items: Line[];
  shipping_methods?: (PricedRow & { amount: BigNumberValue })[];
}

const PRICED = ["is_tax_inclusive", "tax_lines.*", "adjustments.*"];
const FIELDS = [
  "id",
  "items.*",
  "items.detail.quantity",
  ...PRICED.map((field) => `items.${field}`),
  "shipping_methods.*",
  ...PRICED.map((field) => `shipping_methods.${field}`),
];

/** What each line comes to, as Medusa has them while none was changed. */
async function readShares(container: MedusaContainer, order: ShopOrderRow): Promise<OrderShares> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: FIELDS,
    filters: { id: order.id },
  });
  const [row] = data as unknown as Row[];
  const [method, ...others] = row?.shipping_methods ?? [];
  return orderShares(order.items, totalsOf(order), {
    lines: (row?.items ?? []).map((line) => {
      const qty = Number(line.detail.quantity);
      return {
        ...lineOfMedusa(line, centsFromDollars(Number(line.unit_price) * qty)),
        id: line.id,
        variantId: line.variant_id,
        name: line.product_title ?? line.title,
        qty,
      };
    }),
    // Several ways of delivery are divided as an order that was changed is.
    delivery:
      method && others.length === 0
        ? deliveryOfMedusa(method, centsFromDollars(Number(method.amount)))
        : undefined,
  });
}
