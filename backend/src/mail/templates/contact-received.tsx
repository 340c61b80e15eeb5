import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailNote, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { withName } from "../safe-name";

/**
 * Tells somebody that their message has arrived. It repeats nothing of the message: anybody can
 * type anybody's address, and the shop must not carry strangers' texts.
 */
export const contactReceivedMail: MailViewOf<MailData["contact-received"]> = (
  { name },
  shopUrl,
  { phone },
) => ({
  subject: "We have your message",
  body: (
    <MailLayout
      preview="Thank you for writing. We answer within two working days."
      shopUrl={shopUrl}
      reason="You get this mail because somebody wrote to Birchwell through our contact form and gave this address. It is not advertising."
    >
      <MailTitle>We have your message</MailTitle>
      <MailText>{withName("Hello", name)}.</MailText>
      <MailText>
        Thank you for writing to us. Somebody who knows the products reads every message. We answer
        within two working days.
      </MailText>
      <MailText>If it is urgent, call us at {phone}.</MailText>
      <MailNote>
        You did not write to us? Then somebody typed this address by mistake. You need not do
        anything.
      </MailNote>
    </MailLayout>
  ),
});
