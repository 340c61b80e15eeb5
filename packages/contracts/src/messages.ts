import { z } from "zod";
import { Email } from "./accounts.js";

/** What visitors send to the shop: contact messages and newsletter sign-ups. */

const text = (required: string, max: number) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, `Please use at most ${max} characters`);

/** POST /api/contact. `website` is the honeypot: people never see it, so it stays empty. */
export const ContactBody = z.object({
  name: text("Please tell us your name", 100),
  email: Email,
  phone: z.string().trim().max(40, "Please use at most 40 characters").optional(),
  subject: text("Please say what it is about", 150),
  message: text("Please write your message", 5000),
  website: z.string().max(200).optional(),
});
export type ContactBody = z.output<typeof ContactBody>;

/** POST /api/newsletter. `source` is the page of the form; `website` the honeypot. */
export const NewsletterBody = z.object({
  email: Email,
  source: z.string().max(200).optional(),
  website: z.string().max(200).optional(),
});
export type NewsletterBody = z.output<typeof NewsletterBody>;

/**
 * The words a subscriber agrees to. Kept with each sign-up as proof of consent, as Canada's
 * anti-spam law (CASL) asks; change the words only together with this constant.
 */
export const NEWSLETTER_CONSENT =
  "Yes, send me Birchwell's care guides and offers by e-mail, about once a month. I can unsubscribe at any time with the link in every mail.";

/** POST /api/newsletter/confirm and /unsubscribe carry the token of a mail. */
export const NewsletterTokenBody = z.object({
  token: z
    .string({ error: "This link is not valid" })
    .min(1, "This link is not valid")
    .max(500, "This link is not valid"),
});
export type NewsletterTokenBody = z.output<typeof NewsletterTokenBody>;
