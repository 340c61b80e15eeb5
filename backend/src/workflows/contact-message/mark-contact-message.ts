import type { ContactMessage } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { contactMessageFromStored } from "../../content/contact-messages/contact-message-view";
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message";
import type ContactMessageModuleService from "../../modules/contact-message/service";

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
  return contactMessageFromStored(await messages.updateContactMessages({ id, handled_at }));
}
