import { SHOP } from "@eldercare/contracts";
import type { MailData, ReturnMailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailText, MailTitle } from "../mail-parts";
import type { MailViewOf, ShopTexts } from "../mail-view";
import { ORDER_REASON, OrderAction } from "./order-parts";

const TEXTS: Readonly<
  Record<
    ReturnMailData["step"],
    {
      subject: (order: ReturnMailData) => string;
      title: string;
      text: (order: ReturnMailData, texts: ShopTexts) => string[];
    }
  >
> = {
  asked: {
    subject: ({ number }) => `We have your request to return something of order ${number}`,
    title: "We have your request",
    text: () => [
      "Thank you for telling us. We look at it and write to you within 2 business days. Please keep the goods until then.",
    ],
  },
  accepted: {
    subject: ({ number }) => `Please send back your return of order ${number}`,
    title: "Please send it back to us",
    text: ({ number }, { address: { street, city, province, postalCode } }) => [
      `Pack it clean and complete, and write “Order ${number}” on the box. Please hand it in within 14 days, and keep the receipt.`,
      `Send it to: ${SHOP.name}, ${street}, ${city} ${province} ${postalCode}`,
    ],
  },
  received: {
    subject: ({ number }) => `Your return of order ${number} is here`,
    title: "Your return is here",
    text: () => ["We look at it now, and then pay you back. You get one more mail when we do."],
  },
  declined: {
    subject: ({ number }) => `About your return of order ${number}`,
    title: "We cannot take this return",
    text: (_order, { phone }) => [
      `If you do not agree, please call us at ${phone} or answer this mail. We are glad to help.`,
    ],
  },
};

/** Tells how a return stands: asked for, to be sent, arrived, or declined. */
export const orderReturnMail: MailViewOf<MailData["order-return"]> = (order, shopUrl, texts) => {
  const { subject, title, text } = TEXTS[order.step];
  return {
    subject: subject(order),
    body: (
      <MailLayout preview={title} shopUrl={shopUrl} reason={ORDER_REASON}>
        <MailTitle>{title}</MailTitle>
        <MailText>
          Order {order.number}: {order.pieces.join(", ")}
        </MailText>
        {order.answer && <MailText>{order.answer}</MailText>}
        {text(order, texts).map((paragraph) => (
          <MailText key={paragraph}>{paragraph}</MailText>
        ))}
        <OrderAction order={order} shopUrl={shopUrl} />
      </MailLayout>
    ),
  };
};
