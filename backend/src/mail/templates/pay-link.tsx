import { formatCents, longDay } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { ORDER_REASON, OrderAddress, OrderLines, orderTitle } from "./order-parts";

/** Asks the buyer of an order that staff took, or that waits unpaid, to pay it by card. */
export const payLinkMail: MailViewOf<MailData["pay-link"]> = (
  { payToken, payUntil, ...order },
  shopUrl,
  { phone },
) => ({
  subject: `Please pay for your order ${order.number}`,
  body: (
    <MailLayout
      preview={`${formatCents(order.amountCAD)} CAD, by card, until ${longDay(payUntil)}.`}
      shopUrl={shopUrl}
      reason={ORDER_REASON}
    >
      <MailTitle>Please pay for your order</MailTitle>
      <MailText>
        Thank you for your order. We have put its products aside for you. Please pay for it by card
        until {longDay(payUntil)}. After that day the order is cancelled. You do not need an
        account.
      </MailText>
      <MailAction href={`${shopUrl}/pay?${new URLSearchParams({ token: payToken })}`}>
        Pay {formatCents(order.amountCAD)}
      </MailAction>
      <MailText>{orderTitle(order)}</MailText>
      <OrderLines {...order} />
      <OrderAddress {...order.shipping} />
      <MailText>
        Did you not order this, or is something wrong? Please call us at {phone} before you pay. We
        never ask for your card's number on the phone or by mail.
      </MailText>
    </MailLayout>
  ),
});
