/** Texts of the contact page; phone, e-mail, address and hours are in shop.ts. */

export const CONTACT_TITLE = "Contact us";
export const CONTACT_DESCRIPTION =
  "Reach Birchwell by phone, e-mail or form. Store hours, address and how soon we answer.";
export const CONTACT_INTRO =
  "A person will read your message. We answer within two working days, by e-mail or by phone, as you like.";

/** After a message was sent; the confirmation mail promises the same. */
export const CONTACT_SENT_TITLE = "Thank you for your message";
export const CONTACT_SENT = "We have it, and we answer within two working days.";

/** Said above the form: a shop inbox is the wrong place for an emergency or for card numbers. */
export const CONTACT_CAUTIONS: readonly string[] = [
  "In an emergency call 911. For health advice call 811 or your doctor.",
  "Please do not send card numbers, health card numbers or medical records.",
];

/** What a message can be about. The words are also the subject of the mail that staff receive. */
export const CONTACT_TOPICS: readonly string[] = [
  "Help choosing a product",
  "An order I have placed",
  "Delivery",
  "A return or refund",
  "Set-up or repair",
  "My account",
  "My personal information",
  "Something else",
];

export const CONTACT_HELPFUL_DETAILS: readonly string[] = [
  "For an order: the order number.",
  "For choosing a product: who it is for, their height and weight, and what is hard to do.",
  "For a fit: the width of the narrowest door.",
];
