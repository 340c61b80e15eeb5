import { longDay } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { type MailViewOf, mailView } from "../mail-view";
import { safeName } from "../safe-name";
import { TypedText } from "../typed-text";

const WROTE =
  "You are getting this email because somebody wrote to Birchwell through our contact form and gave this address. It is not advertising.";

/** Brings a message of the contact form to the shop; an answer goes to whoever wrote it. */
export const contactMessageMail: MailViewOf<MailData["contact-message"]> = ({
  name,
  email,
  phone,
  subject,
  message,
}) =>
  mailView(
    "contact-message",
    {
      their_name: name,
      their_subject: subject,
      their_addresses: phone ? `${email}, telephone ${phone}` : email,
      their_message: <TypedText text={message} isQuoted />,
    },
    {
      replyTo: { name, address: email },
      reason:
        "Somebody filled in the contact form of the shop. A reply to this email goes to them; the message is also kept in the back office.",
    },
  );

/**
 * Tells somebody that their message has arrived. It repeats nothing of the message: anybody can
 * type anybody's address, and the shop must not carry strangers' texts.
 */
export const contactReceivedMail: MailViewOf<MailData["contact-received"]> = ({ name }) =>
  mailView("contact-received", { name: safeName(name) }, { reason: WROTE });

/** Brings what staff answered to a message of the contact form, with what was asked below it. */
export const contactReplyMail: MailViewOf<MailData["contact-reply"]> = ({
  name,
  text,
  answersTo,
  asked,
}) =>
  mailView(
    "contact-reply",
    {
      name: safeName(name),
      their_subject: asked.subject,
      their_day: longDay(asked.at),
      reply: <TypedText text={text} />,
      their_message: <TypedText text={asked.text} isQuoted />,
    },
    {
      replyTo: { name: "Birchwell", address: answersTo },
      reason: `${WROTE} To write back, reply to this email.`,
    },
  );
