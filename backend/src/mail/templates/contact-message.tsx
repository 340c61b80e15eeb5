import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { TypedText } from "../typed-text";

/** Brings a message of the contact form to the shop; an answer goes to whoever wrote it. */
export const contactMessageMail: MailViewOf<MailData["contact-message"]> = (
  { name, email, phone, subject, message },
  shopUrl,
) => ({
  subject: `Contact form: ${subject}`,
  replyTo: { name, address: email },
  body: (
    <MailLayout
      preview={`${name} wrote to the shop`}
      shopUrl={shopUrl}
      reason="Somebody filled in the contact form of the shop. Answering this mail writes to them; the message is also kept in the back office."
    >
      <MailTitle>{subject}</MailTitle>
      <MailText>
        From {name}, {email}
        {phone && <>, telephone {phone}</>}
      </MailText>
      <TypedText text={message} isQuoted />
    </MailLayout>
  ),
});
