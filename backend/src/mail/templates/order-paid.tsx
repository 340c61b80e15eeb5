import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { ORDER_REASON, OrderAction, OrderAddress, OrderLines, orderTitle } from "./order-parts";

/** Thanks for a paid order, with the whole of it: the copy that buyers are entitled to. */
export const orderPaidMail: MailViewOf<MailData["order-paid"]> = (order, shopUrl) => ({
  subject: `Thank you for your order ${order.number}`,
  body: (
    <MailLayout
      preview="Your payment arrived. We are packing your order."
      shopUrl={shopUrl}
      reason={ORDER_REASON}
    >
      <MailTitle>Thank you for your order</MailTitle>
      <MailText>
        Your payment arrived, and we are packing your order now. You get another mail as soon as it
        is on its way.
      </MailText>
      <MailText>{orderTitle(order)}</MailText>
      <OrderLines {...order} />
      <OrderAddress {...order.shipping} />
      <OrderAction order={order} shopUrl={shopUrl} />
      <MailText>You can return what does not suit you within 30 days.</MailText>
    </MailLayout>
  ),
});
