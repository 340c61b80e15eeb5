import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import {
  howItComesBack,
  ORDER_REASON,
  OrderAction,
  OrderLines,
  orderTitle,
  RefundedFor,
  TaxesPaidBack,
} from "./order-parts";

/** Tells that the money of an order goes back to its buyer. */
export const orderRefundedMail: MailViewOf<MailData["order-refunded"]> = (order, shopUrl) => ({
  subject: order.isPart
    ? `Part of your order ${order.number} was refunded`
    : `Your order ${order.number} was refunded`,
  body: (
    <MailLayout preview="Your money goes back to you." shopUrl={shopUrl} reason={ORDER_REASON}>
      <MailTitle>{howItComesBack(order).title}</MailTitle>
      <MailText>{howItComesBack(order).text}</MailText>
      <RefundedFor order={order} />
      <TaxesPaidBack taxes={order.paidBackTaxes} />
      <MailText>{orderTitle(order)}</MailText>
      <OrderLines {...order} />
      <OrderAction order={order} shopUrl={shopUrl} />
    </MailLayout>
  ),
});
