import { longDay } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { withName } from "../safe-name";
import { TypedText } from "../typed-text";

/** Brings what staff answered to a message of the contact form, with what was asked below it. */
export const contactReplyMail: MailViewOf<MailData["contact-reply"]> = (
  { name, text, answersTo, asked },
  shopUrl,
) => ({
  subject: `Re: ${asked.subject}`,
  replyTo: { name: "Birchwell", address: answersTo },
  body: (
    <MailLayout
      preview="Our answer to your message."
      shopUrl={shopUrl}
      reason="You get this mail because somebody wrote to Birchwell through our contact form and gave this address. It is not advertising. To write back, answer this mail."
    >
      <MailTitle>Our answer to your message</MailTitle>
      <MailText>{withName("Hello", name)}.</MailText>
      <TypedText text={text} />
      <MailText>You wrote on {longDay(asked.at)}:</MailText>
      <TypedText text={asked.text} isQuoted />
    </MailLayout>
  ),
});
