import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { ORDER_REASON, OrderAction, OrderAddress, OrderLines, orderTitle } from "./order-parts";

/** Tells that everything of an order is on its way. */
export const orderShippedMail: MailViewOf<MailData["order-shipped"]> = (order, shopUrl) => ({
  subject: `Your order ${order.number} is on its way`,
  body: (
    <MailLayout
      preview="Your parcel has left our warehouse."
      shopUrl={shopUrl}
      reason={ORDER_REASON}
    >
      <MailTitle>Your order is on its way</MailTitle>
      <MailText>Your parcel has left our warehouse.</MailText>
      <OrderAddress {...order.shipping} />
      <MailText>{orderTitle(order)}</MailText>
      <OrderLines {...order} />
      <OrderAction order={order} shopUrl={shopUrl} />
    </MailLayout>
  ),
});
