import { MessageResponse } from "../accounts.js";
import {
  NewsletterBody,
  NewsletterTokenBody,
  SubscriberListQuery,
  SubscriberListResponse,
} from "../messages.js";
import { NEWSLETTER_LINK_INVALID } from "../refusal-codes.js";
import type { CallTable } from "./call.js";

export const newsletterCalls = {
  "newsletter.signUp": {
    summary: "Asks for the newsletter; the answer is the same for every address.",
    access: "anyone",
    limits: ["newsletterIp", "newsletterAddress"],
    body: NewsletterBody,
    answer: MessageResponse,
  },
  "newsletter.confirm": {
    summary: "Confirms a sign-up with the token of its mail, within seven days.",
    access: "anyone",
    limits: ["newsletterLinkIp"],
    body: NewsletterTokenBody,
    answer: MessageResponse,
    errors: { 400: [NEWSLETTER_LINK_INVALID] },
  },
  "newsletter.unsubscribe": {
    summary:
      "Ends a subscription: with the token in a JSON body, or in the address with a form as mail programs send it (RFC 8058).",
    access: "anyone",
    limits: ["newsletterLinkIp"],
    body: NewsletterTokenBody,
    bodyKind: "json-or-form",
    answer: MessageResponse,
    errors: { 400: [NEWSLETTER_LINK_INVALID] },
  },
  "newsletter.openUnsubscribePage": {
    summary: "Leads a browser from a mail's address to the page that unsubscribes.",
    access: "anyone",
    query: NewsletterTokenBody,
    status: 303,
    answer: "redirect",
  },
  "newsletter.list": {
    summary: "Who signed up, and what they agreed to; the newest first.",
    access: "staff",
    query: SubscriberListQuery,
    answer: SubscriberListResponse,
  },
  "newsletter.export": {
    summary: "Subscribers as a CSV file; without a status only those who confirmed.",
    access: "staff",
    records: ["export.downloaded"],
    query: SubscriberListQuery,
    answer: "csv",
  },
} as const satisfies CallTable;
