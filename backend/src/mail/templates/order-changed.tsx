import { formatCents, longDay } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { ORDER_REASON, OrderAction, OrderAddress, OrderLines, orderTitle } from "./order-parts";

/** Tells the buyer what staff changed of an order before it was sent, and how it is now. */
export const orderChangedMail: MailViewOf<MailData["order-changed"]> = (
  { changes, payToken, payUntil, ...order },
  shopUrl,
  { phone },
) => ({
  subject: `Your order ${order.number} was changed`,
  body: (
    <MailLayout preview={changes.join(" ")} shopUrl={shopUrl} reason={ORDER_REASON}>
      <MailTitle>Your order was changed</MailTitle>
      <MailText>We changed your order as agreed with you:</MailText>
      {changes.map((change) => (
        <MailText key={change}>{change}</MailText>
      ))}
      {payToken !== undefined && payUntil !== undefined && (
        <>
          <MailText>Please pay for it by card until {longDay(new Date(payUntil))}.</MailText>
          <MailAction href={`${shopUrl}/pay?${new URLSearchParams({ token: payToken })}`}>
            Pay {formatCents(order.amountCAD)}
          </MailAction>
        </>
      )}
      <MailText>{orderTitle(order)}, as it is now</MailText>
      <OrderLines {...order} />
      <OrderAddress {...order.shipping} />
      {payToken === undefined && <OrderAction order={order} shopUrl={shopUrl} />}
      <MailText>Is something of this not right? Please call us at {phone}.</MailText>
    </MailLayout>
  ),
});
