import {
  formatCents,
  type OrderEdit,
  type OrderEditable,
  type OrderEditQuestion,
  PAY_LINK_DAYS,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import { deliveryOfOrder } from "../../../medusa/delivery-of-order";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { totalsOf } from "../../../orders/order-totals";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { type MedusaState, readMedusaState } from "../record/medusa-state";
import { toldByMail } from "../record/order-mail";
import { typedCodes } from "../total/discounts";
import { freshLines } from "../total/find-conflict";
import { orderStateName } from "./order-state";
import { whereItGoes } from "./pay-back-difference";
import { offeredFor, type PlannedEdit, planEdit, type Standing } from "./plan-edit";
import { whyGoodsStay, whyNotEdited } from "./why-not-edited";

const ENDS_PROPOSAL = "The change that waits for its payment ends by this one.";
const UNKNOWN = "There is no such order.";

/** What of an order can be changed now; {@link Refusal} "not-found" without such an order. */
export async function readEditable(
  container: MedusaContainer,
  orderId: string,
): Promise<OrderEditable> {
  const order = await find(container, orderId);
  const { whyNot, whyNoGoods, codes, deliveryOptionId } = await standingOfEdit(container, order);
  return {
    ...{ whyNot, whyNoGoods, codes: [...codes], state: orderStateName(order) },
    ...(deliveryOptionId !== undefined && { deliveryOptionId }),
  };
}

/** What a change of an order would do; nothing is kept. Throws {@link Refusal} where it cannot be. */
export async function askEdit(
  container: MedusaContainer,
  orderId: string,
  edit: OrderEdit,
): Promise<OrderEditQuestion> {
  const order = await find(container, orderId);
  const standing = await standingOfEdit(container, order);
  const planned = await planOpen(container, order, { edit, standing });
  const { lines, options } = await offeredFor(container, order, { edit, standing, planned });
  const { changes, amountCents: amountCAD, differenceCents, sale } = planned;
  const deliveryOptionId = sale?.cart.totals.deliveryOptionId ?? standing.deliveryOptionId;
  return {
    sentences:
      changes.length > 0
        ? [
            ...changes,
            ...moneySentences(standing, planned, edit),
            ...(order.proposal ? [ENDS_PROPOSAL] : []),
            mailSentence(order, planned, edit),
          ]
        : [],
    ...{ amountCAD, differenceCents, lines: freshLines(lines), deliveryOptions: options },
    ...(sale && { totals: sale.cart.totals }),
    ...(deliveryOptionId !== undefined && { deliveryOptionId }),
  };
}

/** The change as it would be made; {@link Refusal} "conflict" where none may be. */
export async function plannedEdit(
  container: MedusaContainer,
  order: ShopOrderRow,
  edit: OrderEdit,
): Promise<PlannedEdit> {
  return planOpen(container, order, { edit, standing: await standingOfEdit(container, order) });
}

function planOpen(
  container: MedusaContainer,
  order: ShopOrderRow,
  how: { edit: OrderEdit; standing: EditStanding },
): Promise<PlannedEdit> {
  const { whyNot } = how.standing;
  if (whyNot) throw new Refusal("conflict", whyNot);
  return planEdit(container, order, how);
}

type EditStanding = Standing & { whyNot: string | null; payments: MedusaState["payments"] };

function moneySentences(
  { payments }: EditStanding,
  { differenceCents: cents }: PlannedEdit,
  { means, byLink }: OrderEdit,
): string[] {
  if (cents < 0) return whereItGoes({ payments }, -cents);
  if (cents === 0) return [];
  const more = formatCents(cents);
  if (byLink) {
    return [
      `The change waits until ${more} is paid by card, for ${PAY_LINK_DAYS} days at most; the order stays as it is, and is not packed until then.`,
      "What is added is not set aside in the meantime: if it sells out, or its price changes, the money goes back.",
    ];
  }
  return [means ? `Please take ${more} first: no card is charged.` : `${more} more is to be paid.`];
}

/** Whether its buyer is to pay it by card, by a link that is mailed. */
export const waitsForCard = (order: ShopOrderRow): boolean =>
  order.status === "pending" && order.received_cents === 0 && order.payment_id !== null;

function mailSentence(
  order: ShopOrderRow,
  { shipping, differenceCents }: PlannedEdit,
  { byLink }: OrderEdit,
): string {
  const hasLink = waitsForCard(order) || (byLink && differenceCents > 0);
  return toldByMail(shipping, hasLink ? "about it, with a link to pay" : "about it");
}

async function standingOfEdit(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<EditStanding> {
  const state = await readMedusaState(container, order.id);
  if (!state) throw new Refusal("not-found", UNKNOWN);
  return {
    whyNot: whyNotEdited(order, state),
    whyNoGoods: whyGoodsStay(order, state),
    deliveryOptionId: await deliveryOfOrder(container, order.id),
    codes: await typedCodes(container, totalsOf(order).codes),
    payments: state.payments,
  };
}

async function find(container: MedusaContainer, orderId: string): Promise<ShopOrderRow> {
  const order = await shopOrdersOf(container).orders.find(orderId);
  if (!order?.is_placed) throw new Refusal("not-found", UNKNOWN);
  return order;
}
