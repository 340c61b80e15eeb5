import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { withName } from "../safe-name";

/** Greets a customer whose address is verified now. */
export const welcomeMail: MailViewOf<MailData["welcome"]> = ({ firstName }, shopUrl) => ({
  subject: "Welcome to Birchwell",
  body: (
    <MailLayout preview="Your account is ready. You can sign in now." shopUrl={shopUrl}>
      <MailTitle>{withName("Your account is ready", firstName)}</MailTitle>
      <MailText>
        Your e-mail address is verified. You can sign in now, pay by card, and see your orders
        whenever you like.
      </MailText>
      <MailAction href={`${shopUrl}/auth`}>Sign in</MailAction>
      <MailText>
        If you are choosing something for a parent or a friend and are not sure, write to us. People
        who know the products will answer.
      </MailText>
    </MailLayout>
  ),
});
