/** The original words of the contact page; phone, email, address and hours are the shop's own texts. */
export const CONTACT_PAGE = {
  title: "Contact Us",
  description:
    "Reach Birchwell by phone, email or form. Store hours, address and how soon we answer.",
  intro:
    "A person will read your message. We will answer within 2 business days, by email or by phone, whichever you prefer.",
  /** Said above the form: a shop inbox is the wrong place for an emergency or for card numbers. */
  cautions: [
    "In an emergency call 911. For health advice call 811 or your doctor.",
    "Please do not send card numbers, health card numbers or medical records.",
  ],
  /** What a message can be about. The words are also the subject of the mail that staff receive. */
  topics: [
    "Help choosing a product",
    "An order I have placed",
    "Delivery",
    "A return or refund",
    "Setup or repair",
    "My account",
    "My personal information",
    "Something else",
  ],
  details: [
    "For an order: the order number.",
    "For choosing a product: who it is for, their height and weight, and what is hard to do.",
    "For a fit: the width of the narrowest door.",
  ],
  sentTitle: "Thank you for your message",
  /** The confirmation mail promises the same. */
  sentText: "We have it, and we will answer within 2 business days.",
};
