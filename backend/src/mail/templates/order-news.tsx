import { formatCents } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Tells the shop which orders were paid since the last such mail. */
export const orderNewsMail: MailViewOf<MailData["order-news"]> = (
  { total, amountCAD, orders },
  shopUrl,
) => {
  const [only] = orders;
  const title = total === 1 && only ? `New order ${only.number}` : `${total} new orders`;
  return {
    subject: `${title}: ${formatCents(amountCAD)}`,
    body: (
      <MailLayout
        preview={`${title}, ${formatCents(amountCAD)} in all`}
        shopUrl={shopUrl}
        reason="The shop tells you about new orders as its Settings say: each order, once a day, or not at all."
      >
        <MailTitle>{title}</MailTitle>
        {orders.map(({ number, name, pieces, amountCAD, isSent }) => (
          <MailText key={number}>
            <strong>Order {number}</strong>, {name}: {counted(pieces, "piece")},{" "}
            {formatCents(amountCAD)}
            {isSent && " (sent)"}
          </MailText>
        ))}
        {total > orders.length && <MailText>And {total - orders.length} more.</MailText>}
        <MailAction href={`${shopUrl}/admin/packing`}>Open Packing</MailAction>
      </MailLayout>
    ),
  };
};
