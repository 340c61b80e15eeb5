import { z } from "zod";
import { MAX_LIST_LIMIT } from "./constants.js";
import { Email } from "./email.js";
import { queryFlag, queryInteger, queryText } from "./query-values.js";
import {
  MAX_MESSAGE_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_REPLY_LENGTH,
  MAX_REPLY_NAME_LENGTH,
  MAX_SEARCH_LENGTH,
} from "./text-limits.js";
import { line, requiredLine, requiredText } from "./texts.js";

/** What visitors send to the shop: contact messages and newsletter sign-ups. */

/** POST /api/contact. `website` is the honeypot: people never see it, so it stays empty. */
export const ContactBody = z.object({
  name: requiredLine("Please tell us your name", MAX_PERSON_NAME_LENGTH),
  email: Email,
  phone: line(MAX_PHONE_LENGTH).optional(),
  subject: requiredLine("Please say what it is about", 150),
  message: requiredText("Please write your message", MAX_MESSAGE_LENGTH),
  website: z.string().max(200).optional(),
});
export type ContactBody = z.output<typeof ContactBody>;

/** What staff answered to a message; `by` is their email address. */
export const ContactReply = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  text: z.string(),
});
export type ContactReply = z.infer<typeof ContactReply>;

/** A contact message as staff see it. `phone` may be empty; times are ISO 8601. */
export const ContactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  handled: z.boolean(),
  handledAt: z.string().nullable(),
  createdAt: z.string(),
  /** Oldest first. */
  replies: z.array(ContactReply),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const page = {
  search: queryText("search", MAX_SEARCH_LENGTH),
  limit: queryInteger("limit", 1, MAX_LIST_LIMIT),
  offset: queryInteger("offset", 0, 1_000_000),
};

/** GET /api/contact-messages (staff only): open ones first, the newest first; `search` looks in sender, subject and text. */
export const ContactMessageListQuery = z
  .object({ ...page, handled: queryFlag("handled") })
  .partial();
export type ContactMessageListParams = z.input<typeof ContactMessageListQuery>;
export type ContactMessageListQuery = z.output<typeof ContactMessageListQuery>;

export const ContactMessageListResponse = z.object({
  messages: z.array(ContactMessage),
  total: z.number().int().nonnegative(),
});
export type ContactMessageListResponse = z.infer<typeof ContactMessageListResponse>;

/** PUT /api/contact-messages/{id} (staff only); answers the {@link ContactMessage}. */
export const ContactMessageChangesBody = z.object({ handled: z.boolean() });
export type ContactMessageChangesBody = z.output<typeof ContactMessageChangesBody>;

/**
 * POST /api/contact-messages/{id}/replies (staff only): mails an answer to whoever wrote, keeps it and
 * marks the message as handled; answers the {@link ContactMessage}. `id` is made by the form: a reply
 * that is sent once more is sent once.
 */
export const ContactReplyBody = z.object({
  id: z.uuid(),
  text: requiredText("Please write your answer", MAX_REPLY_LENGTH),
});
export type ContactReplyBody = z.output<typeof ContactReplyBody>;

const ReplyTemplate = z.object({
  name: requiredLine("Please name the text", MAX_REPLY_NAME_LENGTH),
  text: requiredText("Please write the text", MAX_REPLY_LENGTH),
});
export type ReplyTemplate = z.output<typeof ReplyTemplate>;

/** GET and PUT /api/reply-templates (staff only): texts that answers begin with, in their order. */
export const ReplyTemplates = z.object({
  templates: z.array(ReplyTemplate).max(50, "Please keep at most 50 texts"),
});
export type ReplyTemplates = z.output<typeof ReplyTemplates>;

/** PUT /api/reply-templates; `expected` is what the form began with (decision 094). */
export const ReplyTemplatesBody = ReplyTemplates.extend({
  expected: z
    .object({ templates: z.array(z.object({ name: z.string(), text: z.string() })) })
    .optional(),
});
export type ReplyTemplatesBody = z.output<typeof ReplyTemplatesBody>;

/** POST /api/newsletter. `source` is the page of the form; `website` the honeypot. */
export const NewsletterBody = z.object({
  email: Email,
  source: line(200).optional(),
  website: z.string().max(200).optional(),
});
export type NewsletterBody = z.output<typeof NewsletterBody>;

/** POST /api/newsletter/confirm and /unsubscribe carry the token of a mail; of others it may hold an address. */
export const NewsletterTokenBody = z.object({
  token: z
    .string({ error: "This link is not valid" })
    .min(1, "This link is not valid")
    .max(1000, "This link is not valid")
    .regex(/^[\w.~-]*$/, "This link is not valid"),
});
export type NewsletterTokenBody = z.output<typeof NewsletterTokenBody>;

export const SUBSCRIBER_STATUSES = ["pending", "confirmed", "unsubscribed"] as const;
export const SubscriberStatus = z.enum(SUBSCRIBER_STATUSES);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

/**
 * A newsletter sign-up with its record of consent: the words agreed to, when, and on which page.
 * Times are ISO 8601.
 */
export const Subscriber = z.object({
  id: z.string(),
  email: z.string(),
  status: SubscriberStatus,
  consent: z.string(),
  source: z.string(),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/**
 * GET /api/newsletter (staff only): newest first; `search` looks in addresses.
 * GET /api/newsletter/export answers the same as one CSV file; without `status` only those who
 * confirmed, because nobody else may be written to.
 */
export const SubscriberListQuery = z.object({ ...page, status: SubscriberStatus }).partial();
export type SubscriberListParams = z.input<typeof SubscriberListQuery>;
export type SubscriberListQuery = z.output<typeof SubscriberListQuery>;

export const SubscriberListResponse = z.object({
  subscribers: z.array(Subscriber),
  total: z.number().int().nonnegative(),
});
export type SubscriberListResponse = z.infer<typeof SubscriberListResponse>;
