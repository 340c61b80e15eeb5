import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import {
  howItComesBack,
  ORDER_REASON,
  OrderLines,
  OrderStatusLink,
  orderTitle,
} from "./order-parts";

/** Tells that an order will not be delivered, and what becomes of the money. */
export const orderCancelledMail: MailViewOf<MailData["order-cancelled"]> = (order, shopUrl) => ({
  subject: `Your order ${order.number} was cancelled`,
  body: (
    <MailLayout preview="Your order was cancelled." shopUrl={shopUrl} reason={ORDER_REASON}>
      <MailTitle>Your order was cancelled</MailTitle>
      <MailText>
        {order.paidBackCents > 0
          ? `${howItComesBack(order).title}. ${howItComesBack(order).text}`
          : "No payment was taken for it."}
      </MailText>
      <MailText>{orderTitle(order)}</MailText>
      <OrderLines {...order} />
      <MailText>If you did not expect this, please write to us. We are glad to help.</MailText>
      <MailAction href={`${shopUrl}/contact`}>Contact us</MailAction>
      <OrderStatusLink order={order} shopUrl={shopUrl} />
    </MailLayout>
  ),
});
