import { NEWSLETTER_CONSENT } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailNote, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { NewsletterReason, oneClickUnsubscribe } from "../newsletter-links";

/** Asks whether it was the address's owner who signed up; the link works for seven days. */
export const newsletterConfirmMail: MailViewOf<MailData["newsletter-confirm"]> = (
  { token, unsubscribeToken },
  shopUrl,
  { address },
) => ({
  subject: "Please confirm your newsletter",
  unsubscribeUrl: oneClickUnsubscribe(shopUrl, unsubscribeToken),
  body: (
    <MailLayout
      preview="One click and our care guides come to you about once a month."
      shopUrl={shopUrl}
      reason={
        <NewsletterReason shopUrl={shopUrl} address={address} unsubscribeToken={unsubscribeToken} />
      }
    >
      <MailTitle>Please confirm your newsletter</MailTitle>
      <MailText>Hello. This address was entered on our site with these words:</MailText>
      <MailText>“{NEWSLETTER_CONSENT}”</MailText>
      <MailAction href={`${shopUrl}/newsletter/confirm?token=${encodeURIComponent(token)}`}>
        Yes, send it to me
      </MailAction>
      <MailText>The link works for seven days.</MailText>
      <MailNote>
        You did not ask for it? Then leave this mail alone: without your click you get nothing.
      </MailNote>
    </MailLayout>
  ),
});
