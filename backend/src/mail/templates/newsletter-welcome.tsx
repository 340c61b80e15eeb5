import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { NewsletterReason, oneClickUnsubscribe } from "../newsletter-links";

const NEW = {
  subject: "You are subscribed",
  text: "Thank you for confirming. Our care guides and offers come to you about once a month.",
};
const KNOWN = {
  subject: "You are subscribed already",
  text: "This address was entered for our newsletter again. It is subscribed already, so there is nothing to do.",
};

/** Greets a new subscriber, or tells one that the subscription is still there. */
export const newsletterWelcomeMail: MailViewOf<MailData["newsletter-welcome"]> = (
  { unsubscribeToken, isNew },
  shopUrl,
  { address },
) => {
  const { subject, text } = isNew ? NEW : KNOWN;
  return {
    subject,
    unsubscribeUrl: oneClickUnsubscribe(shopUrl, unsubscribeToken),
    body: (
      <MailLayout
        preview={text}
        shopUrl={shopUrl}
        reason={
          <NewsletterReason
            shopUrl={shopUrl}
            address={address}
            unsubscribeToken={unsubscribeToken}
          />
        }
      >
        <MailTitle>{subject}</MailTitle>
        <MailText>Hello. {text}</MailText>
        <MailAction href={`${shopUrl}/blog`}>Read our care guides</MailAction>
      </MailLayout>
    ),
  };
};
