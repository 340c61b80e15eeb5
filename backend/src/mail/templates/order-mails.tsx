import { formatCents, longDay } from "@eldercare/contracts";
import type { MailName } from "@eldercare/contracts/content";
import type { MailData, MailParcel, OrderMailData, ReturnMailData } from "../mail-data";
import { MailText } from "../mail-parts";
import { type MailViewOf, mailView } from "../mail-view";
import { safeName } from "../safe-name";
import {
  howItComesBack,
  ORDER_REASON,
  OrderAction,
  OrderAddress,
  OrderLines,
  OrderStatusLink,
  RefundedFor,
  TaxesPaidBack,
} from "./order-parts";
import { ShippedParcel } from "./shipped-parcel";

const OF_ORDER = { reason: ORDER_REASON };

const orderFillings = (order: OrderMailData) => ({
  name: safeName(order.shipping.name),
  order_number: String(order.number),
  order_day: longDay(order.placedAt),
  order_lines: <OrderLines {...order} />,
});

const payFillings = ({ amountCAD, payToken, payUntil }: MailData["pay-link"], shopUrl: string) => ({
  sum: formatCents(amountCAD),
  pay_until: longDay(new Date(payUntil)),
  pay_link: `${shopUrl}/pay?${new URLSearchParams({ token: payToken })}`,
});

/** Thanks for a paid order, with the whole of it: the copy that buyers are entitled to. */
export const orderPaidMail: MailViewOf<MailData["order-paid"]> = (order, shopUrl) =>
  mailView(
    "order-paid",
    {
      ...orderFillings(order),
      order_lines: <OrderLines {...order} saysRules />,
      delivery_address: <OrderAddress {...order.shipping} />,
      order_button: <OrderAction order={order} shopUrl={shopUrl} />,
    },
    OF_ORDER,
  );

/** Asks the buyer of an order that staff took, or that waits unpaid, to pay it by card. */
export const payLinkMail: MailViewOf<MailData["pay-link"]> = (order, shopUrl) =>
  mailView(
    "pay-link",
    {
      ...orderFillings(order),
      ...payFillings(order, shopUrl),
      delivery_address: <OrderAddress {...order.shipping} />,
    },
    OF_ORDER,
  );

const changeFillings = (order: OrderMailData & { changes: readonly string[] }) => ({
  ...orderFillings(order),
  changes: (
    <>
      {order.changes.map((change) => (
        <MailText key={change}>{change}</MailText>
      ))}
    </>
  ),
  delivery_address: <OrderAddress {...order.shipping} />,
});

/** Tells the buyer what staff changed of an order before it was sent, and how it is now. */
export const orderChangedMail: MailViewOf<MailData["order-changed"]> = (order, shopUrl) => {
  const { payToken, payUntil } = order;
  const fillings = changeFillings(order);
  return payToken !== undefined && payUntil !== undefined
    ? mailView(
        "order-changed-unpaid",
        { ...fillings, ...payFillings({ ...order, payToken, payUntil }, shopUrl) },
        OF_ORDER,
      )
    : mailView(
        "order-changed",
        { ...fillings, order_button: <OrderAction order={order} shopUrl={shopUrl} /> },
        OF_ORDER,
      );
};

/** Asks the buyer to pay what a change makes an order dearer. */
export const changeToPayMail: MailViewOf<MailData["order-change-to-pay"]> = (order, shopUrl) =>
  mailView(
    "order-change-to-pay",
    {
      ...changeFillings(order),
      ...payFillings({ ...order, amountCAD: order.differenceCents }, shopUrl),
    },
    OF_ORDER,
  );

/** Tells that a change that was paid could not be made any more. */
export const changeNotMadeMail: MailViewOf<MailData["order-change-not-made"]> = (order, shopUrl) =>
  mailView(
    "order-change-not-made",
    {
      ...changeFillings(order),
      sum: formatCents(order.differenceCents),
      order_button: <OrderAction order={order} shopUrl={shopUrl} />,
    },
    OF_ORDER,
  );

const SHIPPED = {
  whole: "order-shipped",
  part: "order-shipped-part",
  rest: "order-shipped-rest",
} as const satisfies Record<MailParcel["part"], MailName>;

/** Tells that a parcel of an order is on its way, or all of it; mails of before name no parcel. */
export const orderShippedMail: MailViewOf<MailData["order-shipped"]> = (order, shopUrl) =>
  mailView(
    SHIPPED[order.parcel?.part ?? "whole"],
    {
      ...orderFillings(order),
      parcel: order.parcel ? <ShippedParcel {...order.parcel} /> : null,
      delivery_address: <OrderAddress {...order.shipping} />,
      order_button: <OrderAction order={order} shopUrl={shopUrl} />,
    },
    OF_ORDER,
  );

/** Tells that an order will not be delivered, and what becomes of the money. */
export const orderCancelledMail: MailViewOf<MailData["order-cancelled"]> = (order, shopUrl) => {
  const { title, text } = howItComesBack(order);
  return mailView(
    "order-cancelled",
    {
      ...orderFillings(order),
      money_back: order.paidBackCents > 0 ? `${title}. ${text}` : "No payment was taken for it.",
      order_link: <OrderStatusLink order={order} shopUrl={shopUrl} />,
    },
    OF_ORDER,
  );
};

/** Tells that the money of an order goes back to its buyer. */
export const orderRefundedMail: MailViewOf<MailData["order-refunded"]> = (order, shopUrl) => {
  const { title, text } = howItComesBack(order);
  return mailView(
    order.isPart ? "order-refunded-part" : "order-refunded",
    {
      ...orderFillings(order),
      money_back: title,
      how_it_comes_back: text,
      refunded_for: (
        <>
          <RefundedFor order={order} />
          <TaxesPaidBack taxes={order.paidBackTaxes} />
        </>
      ),
      order_button: <OrderAction order={order} shopUrl={shopUrl} />,
    },
    OF_ORDER,
  );
};

const RETURNS = {
  asked: "return-asked",
  accepted: "return-accepted",
  received: "return-received",
  declined: "return-declined",
} as const satisfies Record<ReturnMailData["step"], MailName>;

/** Tells how a return stands: asked for, to be sent, arrived, or declined. */
export const orderReturnMail: MailViewOf<MailData["order-return"]> = (order, shopUrl) =>
  mailView(
    RETURNS[order.step],
    {
      order_number: String(order.number),
      pieces: order.pieces.join(", "),
      answer: order.answer,
      order_button: <OrderAction order={order} shopUrl={shopUrl} />,
    },
    OF_ORDER,
  );
