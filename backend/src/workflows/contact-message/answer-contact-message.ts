import type { ContactMessage, ContactReplyBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { contactMessageFromStored } from "../../content/contact-messages/contact-message-view";
import { contactAddress } from "../../mail/contact-address";
import { queueMail } from "../../mail/queue-mail";
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message";
import type ContactMessageModuleService from "../../modules/contact-message/service";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import { recordSecurityEvent } from "../../security-events/record-security-event";

/**
 * Answers a message: the answer is kept with it and promised as a mail in one transaction, so that
 * neither is without the other; the same answer a second time changes nothing. Undefined when there
 * is no such message.
 */
export async function answerContactMessage(
  container: MedusaContainer,
  messageId: string,
  { id, text, by }: ContactReplyBody & { by: string },
): Promise<ContactMessage | undefined> {
  const messages: ContactMessageModuleService = container.resolve(CONTACT_MESSAGE_MODULE);
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  const [message] = await messages.listContactMessages({ id: messageId }, { take: 1 });
  if (!message) return undefined;
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    const reply = { id, at: new Date().toISOString(), by, text };
    if (!(await messages.addReply(messageId, reply, transaction))) return;
    await queueMail(
      container,
      {
        template: "contact-reply",
        cause: `${messageId}:${id}`,
        recipient: message.email,
        data: {
          name: message.name,
          text,
          answersTo: contactAddress(),
          asked: {
            subject: message.subject,
            text: message.message,
            at: new Date(message.created_at).toISOString(),
          },
        },
      },
      transaction,
    );
    await recordSecurityEvent(
      container,
      {
        kind: "message.answered",
        // Its subject is what a visitor wrote, and may be erased.
        subject: { kind: "message", id: messageId, label: "Message" },
      },
      transaction,
    );
  });
  outbox.announce();
  const [answered] = await messages.listContactMessages({ id: messageId }, { take: 1 });
  return answered && contactMessageFromStored(answered);
}
