import { formatCents, type OrderStanding } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  isUnderWay,
  type ShopOrderRow,
  type StatusChange,
} from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { closeOpenPayment } from "../pay/close-payment";
import { type MedusaState, readMedusaState } from "../record/medusa-state";
import { goodsOf } from "../record/order-goods";
import { underOrderLock } from "../record/order-locks";
import { orderMail, partlyRefundedMail } from "../record/order-mail";
import { standingOf } from "../record/order-standing";
import { type PaidBack, paidBackSentence, paidBackSince } from "../record/paid-back";
import { parcelNews } from "../record/parcel-news";
import { type RecordedChange, recordChange } from "../record/record-change";
import { whoDid } from "../record/who-did";
import { followStatus } from "../status/do-status";

/**
 * Brings the shop's status in line with what staff did to the order in Medusa Admin. What the shop
 * does itself comes by here too, and finds the status set already.
 */
export async function syncFromMedusa(container: MedusaContainer, orderId: string): Promise<void> {
  const known = await shopOrdersOf(container).orders.find(orderId);
  if (!known?.is_placed) return;
  await underOrderLock(container, orderId, () => followMedusa(container, orderId));
}

/** The same under the order's lock. */
export async function followMedusa(container: MedusaContainer, orderId: string): Promise<void> {
  const { orders } = shopOrdersOf(container);
  const order = await orders.find(orderId);
  if (!order || isUnderWay(order)) return;
  const state = await readMedusaState(container, orderId);
  if (!state) return;
  const ended = endedBy(order, state);
  if (ended) {
    const by = await whoDid(container, state, ended.deed);
    const where = "in Medusa Admin";
    return followStatus(container, order, { status: ended.status, by, state, where });
  }
  const standing = standingOf(state);
  const change = await withParcels(container, order, changeOf(order, state));
  // Nobody pays by card what was paid otherwise.
  if (change?.deed === "paid") await closeOpenPayment(container, order, state);
  if (change) {
    await recordChange(container, {
      orderId,
      from: [order.status],
      by: await whoDid(container, state, change.deed),
      refundedCents: state.refundedCents,
      standing,
      ...recorded(change),
    });
  } else if (isOtherThan(order, standing)) await orders.keepStanding(orderId, standing);
}

/**
 * What ended an order in Medusa: cancelled, or all of its money paid back, which there leaves goods
 * reserved for an order that nobody will send. Nothing where the shop has ended it.
 */
function endedBy(
  order: ShopOrderRow,
  state: MedusaState,
): { status: "cancelled" | "refunded"; deed: keyof MedusaState["lastBy"] } | undefined {
  if (isOver(order)) return undefined;
  const paidBack = paidBackSince(order, state);
  if (state.isCanceled && order.goods !== "released") {
    const isNamed = state.lastBy.cancelled || paidBack.cents === 0;
    return { status: "cancelled", deed: isNamed ? "cancelled" : "paidBack" };
  }
  const isAll = paidBack.cents > 0 && state.refundedCents >= state.capturedCents;
  return isAll ? { status: "refunded", deed: "paidBack" } : undefined;
}

type Synced = Pick<StatusChange, "to" | "note"> &
  Pick<RecordedChange, "mail" | "writeMedusa" | "eventKind"> & {
    /** What somebody did for it in Medusa. */
    deed?: keyof MedusaState["lastBy"];
  };

const recorded = ({ deed: _, ...change }: Synced) => change;

/** What there is to say of parcels that staff sent in Medusa Admin; all of them, or some. */
async function withParcels(
  container: MedusaContainer,
  order: ShopOrderRow,
  change: Synced | undefined,
): Promise<Synced | undefined> {
  const isSent = change?.to === "fulfilled";
  if (!isSent && (change || order.status !== "paid")) return change;
  const { mails, progress, writeMedusa } = await parcelNews(container, order);
  if (mails.length === 0) return change;
  return {
    ...(change ?? {
      to: order.status,
      note: progress,
      eventKind: "order.parcel-changed",
      deed: "shipped",
    }),
    mail: mails,
    writeMedusa,
  };
}

function isOver({ status }: ShopOrderRow): boolean {
  return status === "cancelled" || status === "refunded";
}

/** A refund of money that came by hand is only noted in Medusa. */
const inMedusaAdmin = (paidBack: PaidBack, cents: number) =>
  paidBack.byHandCents > 0
    ? `Noted as refunded in Medusa Admin. ${paidBackSentence(paidBack)}`
    : `${formatCents(cents)} in all was paid back in Medusa Admin.`;

/**
 * What is news to the shop. What it knew of before stays unsaid, whatever status staff have set since:
 * an order that was paid back and then called paid is not paid back once more.
 */
function changeOf(order: ShopOrderRow, state: MedusaState): Synced | undefined {
  const { status } = order;
  const { capturedCents, refundedCents } = state;
  const paidBack = paidBackSince(order, state);
  if (paidBack.cents > 0) {
    const note = inMedusaAdmin(paidBack, refundedCents);
    return { to: status, note, mail: partlyRefundedMail(order, paidBack), deed: "paidBack" };
  }
  if (isOver(order)) return undefined;
  const isSent = goodsOf(state) === "sent" && order.goods !== "sent";
  if (isSent && status !== "fulfilled" && capturedCents > 0) {
    const mail = orderMail("order-shipped", order);
    return { to: "fulfilled", note: "Shipped in Medusa Admin.", mail, deed: "shipped" };
  }
  if (capturedCents > order.received_cents && capturedCents >= order.amount_cents) {
    const mail = orderMail("order-paid", order);
    const to = status === "pending" ? "paid" : status;
    return { to, note: "Marked as paid in Medusa Admin.", mail, deed: "paid" };
  }
  return undefined;
}

function isOtherThan(order: ShopOrderRow, { receivedCents, goods }: OrderStanding): boolean {
  return order.received_cents !== receivedCents || order.goods !== goods;
}
