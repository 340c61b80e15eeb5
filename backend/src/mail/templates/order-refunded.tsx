import { formatCents } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { ORDER_REASON, OrderAction, OrderLines, orderTitle, TaxesPaidBack } from "./order-parts";

/** Tells that the money of an order goes back to its buyer. */
export const orderRefundedMail: MailViewOf<MailData["order-refunded"]> = (order, shopUrl) => ({
  subject: order.isPart
    ? `Part of your order ${order.number} was refunded`
    : `Your order ${order.number} was refunded`,
  body: (
    <MailLayout preview="We have paid your money back." shopUrl={shopUrl} reason={ORDER_REASON}>
      <MailTitle>We have paid {formatCents(order.paidBackCents)} back to you</MailTitle>
      <MailText>
        The money goes back the way it came. Until you see it on your statement, your bank may need
        5 to 10 business days.
      </MailText>
      <TaxesPaidBack taxes={order.paidBackTaxes} />
      <MailText>{orderTitle(order)}</MailText>
      <OrderLines {...order} />
      <OrderAction order={order} shopUrl={shopUrl} />
    </MailLayout>
  ),
});
