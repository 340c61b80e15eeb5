import { formatCents, STAFF_ROLE_TEXTS } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { MailText } from "../mail-parts";
import { type MailViewOf, mailView } from "../mail-view";

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Tells the shop which orders were paid since the last such mail. */
export const orderNewsMail: MailViewOf<MailData["order-news"]> = ({ total, amountCAD, orders }) => {
  const [only] = orders;
  return mailView(
    "order-news",
    {
      new_orders: total === 1 && only ? `New order ${only.number}` : `${total} new orders`,
      sum: formatCents(amountCAD),
      orders: (
        <>
          {orders.map(({ number, name, pieces, amountCAD, isSent }) => (
            <MailText key={number}>
              <strong>Order {number}</strong>, {name}: {counted(pieces, "piece")},{" "}
              {formatCents(amountCAD)}
              {isSent && " (sent)"}
            </MailText>
          ))}
          {total > orders.length && <MailText>And {total - orders.length} more.</MailText>}
        </>
      ),
    },
    {
      reason:
        "The shop tells you about new orders as its Settings say: each order, once a day, or not at all.",
    },
  );
};

/** Brings somebody the link to join the staff: a page of the shop, where they choose a password. */
export const staffInvitationMail: MailViewOf<MailData["staff-invitation"]> = (
  { link, role },
  shopUrl,
) =>
  mailView(
    "staff-invitation",
    {
      role: `${STAFF_ROLE_TEXTS[role].name}: ${STAFF_ROLE_TEXTS[role].may}`,
      sign_in_address: `${shopUrl}/admin`,
      invitation_link: link,
    },
    {
      reason:
        "You are getting this email because an owner of Birchwell, our shop for eldercare products in Canada, invited this address to its staff. It is not advertising.",
    },
  );
