import { model } from "@medusajs/framework/utils";

/**
 * One sign-up to the newsletter and its record of consent. An address has at most one that is not
 * unsubscribed; a later one is a new row, so that earlier consent can still be proven.
 */
const NewsletterSignUp = model
  .define("newsletter_sign_up", {
    id: model.id({ prefix: "nsub" }).primaryKey(),
    email: model.text(),
    status: model.enum(["pending", "confirmed", "unsubscribed"]).default("pending"),
    /** The words that were agreed to, the page on which, and when. */
    consent: model.text(),
    source: model.text().default(""),
    consented_at: model.dateTime(),
    /** Fingerprint of the token in the mail that asks for confirmation, and until when it works. */
    confirm_fingerprint: model.text().unique(),
    confirm_until: model.dateTime(),
    confirmed_at: model.dateTime().nullable(),
    /** Stands in every mail to this sign-up; it can do nothing but unsubscribe. */
    unsubscribe_token: model.text().unique(),
    unsubscribed_at: model.dateTime().nullable(),
  })
  .indexes([
    {
      name: "IDX_newsletter_sign_up_email_active",
      on: ["email"],
      unique: true,
      where: "status <> 'unsubscribed'",
    },
    { name: "IDX_newsletter_sign_up_newest", on: ["created_at", "id"] },
  ]);

export default NewsletterSignUp;
