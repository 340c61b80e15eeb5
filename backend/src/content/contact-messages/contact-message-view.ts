import { type ContactMessage, ContactReply } from "@eldercare/contracts";
import type { InferTypeOf } from "@medusajs/framework/types";
import type ContactMessageModel from "../../modules/contact-message/models/contact-message";

/** A message of the contract from the module's row. */
export function contactMessageFromStored(
  stored: InferTypeOf<typeof ContactMessageModel>,
): ContactMessage {
  const { id, name, email, phone, subject, message, handled_at, created_at, replies } = stored;
  return {
    id,
    name,
    email,
    phone,
    subject,
    message,
    handled: handled_at !== null,
    handledAt: handled_at && new Date(handled_at).toISOString(),
    createdAt: new Date(created_at).toISOString(),
    replies: ContactReply.array().parse(replies),
  };
}
