import { Section } from "@react-email/section";
import { Fragment } from "react";
import { MAIL_COLOURS } from "../mail-colours";
import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";

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
      <Section style={words}>
        {message.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once.
          <MailText key={index}>
            <Lines text={paragraph} />
          </MailText>
        ))}
      </Section>
    </MailLayout>
  ),
});

/** Line breaks as they were typed. */
function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const words = { borderLeft: `4px solid ${MAIL_COLOURS.sage}`, paddingLeft: "16px" };
