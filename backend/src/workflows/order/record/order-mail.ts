import { randomUUID } from "node:crypto";
import { MONEY_BACK_REASONS, type OrderShipping, type RefundParts } from "@eldercare/contracts";
import type { OrderMailData } from "../../../mail/mail-data";
import type { QueuedMail } from "../../../mail/queue-mail";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { NewPayLink } from "../../../modules/shop-order/pay-link-table";
import { isOfAccount } from "../../../orders/guest-id";
import { orderMailToken } from "../../../orders/order-link";
import { totalsOf } from "../../../orders/order-totals";
import {
  type ChosenPart,
  forWhat,
  owedBackOf,
  ownPaidBackOf,
  paidBackOf,
  partsOf,
} from "../../../orders/refunds";
import { restNotSent } from "./goods-told";
import { NOTHING_PAID_BACK, type PaidBack } from "./paid-back";

/** In words who is told by mail, or that somebody has to call; `about` goes on “gets an email”. */
export const toldByMail = (
  { email, phone }: Pick<OrderShipping, "email" | "phone">,
  about: string,
): string =>
  email
    ? `${email} gets an email ${about}.`
    : `No email is sent, as there is no email address: please call${phone ? ` ${phone}` : ""}.`;

export type OrderMail = "order-paid" | "order-shipped" | "order-cancelled" | "order-refunded";

/**
 * A mail about an order, to the address of its shipping form; each kind is sent once per order.
 * `paidBack` tells how much the buyer gets back.
 */
export function orderMail(
  template: OrderMail,
  order: ShopOrderRow,
  paidBack = NOTHING_PAID_BACK,
): QueuedMail<OrderMail> {
  return {
    template,
    cause: order.id,
    recipient: order.shipping.email,
    data: {
      ...orderMailData(order, paidBack),
      ...(template === "order-refunded" && saying(restNotSent(order.goods))),
    },
  };
}

const saying = (notSent: string | undefined) => (notSent === undefined ? {} : { notSent });

/**
 * The mail about a part of an order that was paid back; one for each part. `chosen` is what staff paid
 * it back for, `notSent` what of the goods does not come any more.
 */
export function partlyRefundedMail(
  order: ShopOrderRow,
  paidBack: PaidBack,
  { chosen, notSent }: { chosen?: ChosenPart; notSent?: string | undefined } = {},
): QueuedMail<"order-refunded"> {
  const refundedCents = paidBackOf(order) + paidBack.cents;
  return {
    template: "order-refunded",
    cause: `${order.id}-${refundedCents}`,
    recipient: order.shipping.email,
    data: {
      ...orderMailData(order, paidBack, chosen?.parts),
      ...(chosen && {
        refundedFor: forWhat(order, chosen.chosen),
        refundReason: MONEY_BACK_REASONS[chosen.chosen.reason],
      }),
      ...saying(notSent),
    },
  };
}

/** The mail with a link to pay; one for each link. */
export function payLinkMail(
  order: ShopOrderRow,
  { token, tokenHash, until }: NewPayLink & { token: string },
): QueuedMail<"pay-link"> {
  const data = orderMailData(order, NOTHING_PAID_BACK);
  return {
    template: "pay-link",
    cause: tokenHash,
    recipient: order.shipping.email,
    data: { ...data, payToken: token, payUntil: until.toISOString() },
  };
}

/** What staff changed of an order, with a link to pay it where it waits for a card. */
export function orderChangedMail(
  order: ShopOrderRow,
  {
    changes,
    link,
  }: { changes: readonly string[]; link: (NewPayLink & { token: string }) | undefined },
): QueuedMail<"order-changed"> {
  return {
    template: "order-changed",
    cause: randomUUID(),
    recipient: order.shipping.email,
    data: {
      ...orderMailData(order, NOTHING_PAID_BACK),
      changes: [...changes],
      ...(link && { payToken: link.token, payUntil: link.until.toISOString() }),
    },
  };
}

/** Asks the buyer to pay what a change makes an order dearer; one for each link. */
export function changeToPayMail(
  order: ShopOrderRow,
  {
    changes,
    cents,
    link: { token, tokenHash, until },
  }: { changes: readonly string[]; cents: number; link: NewPayLink & { token: string } },
): QueuedMail<"order-change-to-pay"> {
  return {
    template: "order-change-to-pay",
    cause: tokenHash,
    recipient: order.shipping.email,
    data: {
      ...orderMailData(order, NOTHING_PAID_BACK),
      ...{ changes: [...changes], differenceCents: cents },
      ...{ payToken: token, payUntil: until.toISOString() },
    },
  };
}

/** Tells the buyer that a change that was paid could not be made any more, and that the money went back. */
export function changeNotMadeMail(
  order: ShopOrderRow,
  { cents, changes, recipient }: { cents: number; changes: readonly string[]; recipient: string },
): QueuedMail<"order-change-not-made"> {
  return {
    template: "order-change-not-made",
    cause: randomUUID(),
    recipient,
    data: {
      ...orderMailData(order, NOTHING_PAID_BACK),
      ...{ changes: [...changes], differenceCents: cents },
    },
  };
}

function orderMailData(
  order: ShopOrderRow,
  { cents: paidBackCents, byHandCents }: PaidBack,
  parts: Pick<RefundParts, "taxes"> = partsOf(order, paidBackCents),
): OrderMailData {
  const totals = totalsOf(order);
  const ownCents = paidBackCents - Math.min(paidBackCents, owedBackOf(order));
  return {
    orderId: order.id,
    statusToken: orderMailToken(order.id),
    isGuest: !isOfAccount(order),
    number: order.number ?? 0,
    placedAt: order.created_at.toISOString(),
    items: order.items.map(({ name, variantName, qty, unitPriceCAD, returnRule }) => ({
      name,
      ...(variantName !== undefined && { variantName }),
      qty,
      unitPriceCAD,
      ...(returnRule && { returnRule }),
    })),
    amountCAD: order.amount_cents,
    totals,
    shipping: order.shipping,
    paidBackCents,
    ...(byHandCents > 0 && { byHandCents }),
    paidBackTaxes: parts.taxes,
    isPart: ownPaidBackOf(order) + ownCents < order.amount_cents,
  };
}
