import { model } from "@medusajs/framework/utils";

/** A message of the contact form. */
const ContactMessage = model
  .define("contact_message", {
    id: model.id({ prefix: "cmsg" }).primaryKey(),
    name: model.text(),
    email: model.text(),
    phone: model.text().default(""),
    subject: model.text(),
    message: model.text(),
    /** When staff marked it as done; null while it waits. */
    handled_at: model.dateTime().nullable(),
    /** What staff answered, oldest first: `{id, at, by, text}`. */
    replies: model.json().default([] as unknown as Record<string, unknown>),
  })
  .indexes([{ name: "IDX_contact_message_newest", on: ["created_at", "id"] }]);

export default ContactMessage;
