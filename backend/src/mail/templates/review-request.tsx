import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { NewsletterReason, oneClickUnsubscribe } from "../newsletter-links";

/** Asks once what a buyer thinks of the products of an order; sent only where mails were agreed to. */
export const reviewRequestMail: MailViewOf<MailData["review-request"]> = (
  { number, products, unsubscribeToken },
  shopUrl,
  { address },
) => ({
  subject: `How do you like what you bought? (Order ${number})`,
  unsubscribeUrl: oneClickUnsubscribe(shopUrl, unsubscribeToken),
  body: (
    <MailLayout
      preview="A few words of yours help others choose."
      shopUrl={shopUrl}
      reason={
        <NewsletterReason
          shopUrl={shopUrl}
          address={address}
          unsubscribeToken={unsubscribeToken}
          because="you bought from us, and agreed to be asked about it when you signed up"
        />
      }
    >
      <MailTitle>How do you like what you bought?</MailTitle>
      <MailText>
        Hello. You have had your order {number} for a while now. A few words of yours, good or bad,
        help others choose what suits them. You do not need to sign in.
      </MailText>
      {products.map(({ name, token }) => (
        <div key={token}>
          <MailText>
            <strong>{name}</strong>
          </MailText>
          <MailAction href={`${shopUrl}/review/${encodeURIComponent(token)}`}>
            Write a Review
          </MailAction>
        </div>
      ))}
      <MailText>
        We ask only once for each order. If something is wrong with it, please call us.
      </MailText>
    </MailLayout>
  ),
});
