import { model } from "@medusajs/framework/utils";

/** A mail that was promised: it is sent once, however often the server or the mail server fails. */
const OutgoingMail = model
  .define("outgoing_mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    /** Names the cause, so that one cause sends one mail. */
    key: model.text().unique(),
    template: model.text(),
    recipient: model.text(),
    /** What the template shows; emptied once the mail is sent, because links in it open accounts. */
    data: model.json(),
    status: model.enum(["pending", "sent", "failed", "given-up"]).default("pending"),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime(),
    /** A worker has it in hand until then; after that time another one may take over. */
    leased_until: model.dateTime().nullable(),
    last_error: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_outgoing_mail_due", on: ["next_attempt_at"], where: "status = 'pending'" },
    { name: "IDX_outgoing_mail_failed", on: ["id"], where: "status = 'failed'" },
    { name: "IDX_outgoing_mail_recipient", on: ["recipient"] },
  ]);

export default OutgoingMail;
