import type { ContactMessage } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { contactMessageFromStored } from "../../content/contact-messages/contact-message-view";
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message";
import type ContactMessageModuleService from "../../modules/contact-message/service";
import { recordSecurityEvent } from "../../security-events/record-security-event";

/** Marks a message as done, or as waiting again; the time of the first mark stays. Undefined when there is none. */
export async function markContactMessage(
  container: MedusaContainer,
  id: string,
  handled: boolean,
): Promise<ContactMessage | undefined> {
  // PostgreSQL has no text with this character, so no id has it.
  if (id.includes("\u0000")) return undefined;
  const messages: ContactMessageModuleService = container.resolve(CONTACT_MESSAGE_MODULE);
  const [found] = await messages.listContactMessages({ id }, { take: 1 });
  if (!found) return undefined;
  const isHandled = found.handled_at !== null;
  if (isHandled === handled) return contactMessageFromStored(found);
  const handled_at = handled ? new Date() : null;
  const marked = await messages.updateContactMessages({ id, handled_at });
  await recordSecurityEvent(container, {
    kind: "message.marked",
    // Its subject is what a visitor wrote, and may be erased.
    subject: { kind: "message", id, label: "Message" },
    before: { handled: isHandled },
    after: { handled },
  });
  return contactMessageFromStored(marked);
}
