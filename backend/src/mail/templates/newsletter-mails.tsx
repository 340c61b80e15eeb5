import { NEWSLETTER_CONSENT } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { MailAction, MailText } from "../mail-parts";
import { type MailViewOf, mailView, type ShopTexts } from "../mail-view";
import { NewsletterReason, oneClickUnsubscribe } from "../newsletter-links";

/** Who writes and how to make it stop; the law wants both, so that staff do not word it. */
const headOf = (
  { unsubscribeToken }: { unsubscribeToken: string },
  shopUrl: string,
  { address }: ShopTexts,
  because?: string,
) => ({
  unsubscribeUrl: oneClickUnsubscribe(shopUrl, unsubscribeToken),
  reason: <NewsletterReason {...{ shopUrl, address, unsubscribeToken, because }} />,
});

/** Asks whether it was the address's owner who signed up; the link works for seven days. */
export const newsletterConfirmMail: MailViewOf<MailData["newsletter-confirm"]> = (
  data,
  shopUrl,
  texts,
) =>
  mailView(
    "newsletter-confirm",
    {
      consent: NEWSLETTER_CONSENT,
      confirm_link: `${shopUrl}/newsletter/confirm?token=${encodeURIComponent(data.token)}`,
    },
    headOf(data, shopUrl, texts),
  );

/** Greets a new subscriber, or tells one that the subscription is still there. */
export const newsletterWelcomeMail: MailViewOf<MailData["newsletter-welcome"]> = (
  data,
  shopUrl,
  texts,
) =>
  mailView(
    data.isNew ? "newsletter-welcome" : "newsletter-known",
    {},
    headOf(data, shopUrl, texts),
  );

/** Asks once what a buyer thinks of the products of an order; sent only where mails were agreed to. */
export const reviewRequestMail: MailViewOf<MailData["review-request"]> = (data, shopUrl, texts) =>
  mailView(
    "review-request",
    {
      order_number: String(data.number),
      products: (
        <>
          {data.products.map(({ name, token }) => (
            <div key={token}>
              <MailText>
                <strong>{name}</strong>
              </MailText>
              <MailAction href={`${shopUrl}/review/${encodeURIComponent(token)}`}>
                Write a Review
              </MailAction>
            </div>
          ))}
        </>
      ),
    },
    headOf(
      data,
      shopUrl,
      texts,
      "you bought from us, and agreed to be asked about it when you signed up",
    ),
  );
