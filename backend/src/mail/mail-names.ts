import type { MailTemplate } from "./mail-data";

const NAMES: Readonly<Record<MailTemplate, string>> = {
  "verify-email": "E-mail verification",
  welcome: "Welcome",
  "already-registered": "Already registered",
  "reset-password": "New password",
  "password-changed": "Password was changed",
  "pay-link": "Link to pay an order",
  "order-changed": "Order was changed",
  "order-paid": "Order confirmation",
  "order-shipped": "Order was sent",
  "order-cancelled": "Order was cancelled",
  "order-refunded": "Money back",
  "order-news": "New orders",
  "order-return": "Return",
  "staff-invitation": "Invitation to the staff",
  "contact-message": "Message from the contact form",
  "contact-received": "Message was received",
  "contact-reply": "Answer to a message",
  "review-request": "Request for reviews",
  "newsletter-confirm": "Newsletter, to be confirmed",
  "newsletter-welcome": "Newsletter, confirmed",
};

/** What staff call a mail of this template; of one that the shop has no more, the template's name. */
export const mailName = (template: string): string => NAMES[template as MailTemplate] ?? template;
