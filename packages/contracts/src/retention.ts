/**
 * How long the shop keeps what is about people: the one table of it. The nightly job has to do each
 * line (backend/src/workflows/privacy), and the privacy page says it in these words.
 */

/** From a moment that `since` names; `taxYears` counts whole ones after the tax year that it lies in. */
export type RetentionPeriod = { days: number } | { years: number } | { taxYears: number };

export interface RetentionRule {
  what: string;
  keep: RetentionPeriod;
  since: string;
  why: string;
  /** The law or decision behind the period. */
  source: string;
}

const ONLY_AS_LONG_AS_NEEDED =
  "PIPEDA, Schedule 1, 4.5.3; Quebec's Act respecting the protection of personal information in the private sector, s. 23";

export const RETENTION = {
  orders: {
    what: "who an order was for: name, email address, phone, address, account, the payment's number at Stripe, what was written about returns",
    keep: { taxYears: 6 },
    since: "the order's last change",
    why: "Records behind taxes are kept for six years from the end of the last tax year they relate to. The order itself stays without the person, so that sums stay true.",
    source:
      "Income Tax Act, s. 230(4)(b); Excise Tax Act, s. 286(3); Canada Revenue Agency, “Keeping records”; afterwards Quebec's s. 23 asks to destroy or anonymize",
  },
  unpaidOrders: {
    what: "who an order was for that was cancelled and never paid",
    keep: { days: 30 },
    since: "the order's last change",
    why: "No money moved, so there is nothing for the books; until then staff can help whoever asks about it.",
    source: ONLY_AS_LONG_AS_NEEDED,
  },
  draftOrders: {
    what: "who an order was for that staff began in Medusa Admin and never placed",
    keep: { years: 1 },
    since: "its last change",
    why: "Somebody may come back to an offer; nothing was sold, so the books have nothing of it.",
    source: ONLY_AS_LONG_AS_NEEDED,
  },
  formerAddresses: {
    what: "where an order was to go before its address was changed",
    keep: { days: 30 },
    since: "the change",
    why: "The order has the address that counts; the one of before proves nothing.",
    source: ONLY_AS_LONG_AS_NEEDED,
  },
  unusedPayments: {
    what: "payments that were begun and led to no order",
    keep: { days: 30 },
    since: "their last change",
    why: "Events of Stripe may come for days, and what was paid by mistake is paid back.",
    source: ONLY_AS_LONG_AS_NEEDED,
  },
  messages: {
    what: "messages of the contact form",
    keep: { years: 2 },
    since: "the sender's last message",
    why: "So that a second question need not begin anew.",
    source: "the shop's choice (spec §9)",
  },
  reviewWriters: {
    what: "which email address wrote a review, and reviews that were not published",
    keep: { years: 2 },
    since: "writing it",
    why: "So that its writer can change it; afterwards a published review stands under the name it was given, and others go.",
    source: "the shop's choice (spec §9)",
  },
  personNotes: {
    what: "what staff noted about a customer",
    keep: { years: 2 },
    since: "the note",
    why: "So that staff remember what was said on the phone.",
    source: "the shop's choice (spec §9)",
  },
  withdrawnConsents: {
    what: "proof of consent to a newsletter that was unsubscribed",
    keep: { years: 3 },
    since: "unsubscribing",
    why: "Whoever sends has to prove consent, and claims can be made for three years.",
    source: "Canada's anti-spam law, s. 13 and s. 23; decision 024",
  },
  unconfirmedSignUps: {
    what: "sign-ups to the newsletter that nobody confirmed",
    keep: { days: 7 },
    since: "signing up",
    why: "Without confirmation there is no consent.",
    source: "decision 024",
  },
  stockAlerts: {
    what: "addresses that wait for something that is sold out",
    keep: { days: 180 },
    since: "confirming it by mail",
    why: "Until the one mail that was asked for is promised; what has not come back by then is not waited for.",
    source: "Canada's anti-spam law, s. 6; decision 115",
  },
  registrations: {
    what: "registrations that nobody verified",
    keep: { days: 30 },
    since: "registering",
    why: "Links of mails end after a day; somebody may ask for another one.",
    source: "decision 025",
  },
  mails: {
    what: "who a mail went to and what became of it, and copies of mails",
    keep: { days: 30 },
    since: "promising the mail",
    why: "So that staff can find out whether a mail was sent.",
    source: ONLY_AS_LONG_AS_NEEDED,
  },
  securityEvents: {
    what: "security events: who did what, when, from which address",
    keep: { years: 1 },
    since: "the event",
    why: "Misuse is often found months later; the database refuses to forget younger ones.",
    source: "the shop's choice (decision 035)",
  },
  logs: {
    what: "logs",
    keep: { days: 30 },
    since: "the line",
    why: "To keep the shop safe and find faults.",
    source: "the shop's choice (the privacy page)",
  },
  importFiles: {
    what: "files of the Import screen",
    keep: { days: 30 },
    since: "the upload",
    why: "An import may be looked at again; files of merchandisers may name people.",
    source: "the shop's choice (spec §9)",
  },
  exportedFiles: {
    what: "files that Medusa Admin exported",
    keep: { days: 30 },
    since: "the export",
    why: "They hold orders and customers, and are made anew in a minute.",
    source: ONLY_AS_LONG_AS_NEEDED,
  },
  removedCustomers: {
    what: "who a customer was whom staff removed in Medusa Admin",
    keep: { days: 1 },
    since: "the removal",
    why: "Medusa marks the customer as removed and keeps name and addresses, which nobody sees any more.",
    source: ONLY_AS_LONG_AS_NEEDED,
  },
  codeUses: {
    what: "which address or account used a code that each may use so often",
    keep: { days: 30 },
    since: "the end of the code's campaign",
    why: "So that nobody uses it more often than that while it is offered.",
    source: ONLY_AS_LONG_AS_NEEDED,
  },
  carts: {
    what: "carts of accounts, and other carts of Medusa's",
    keep: { days: 30 },
    since: "their last change",
    why: "So that a signed-in customer finds the cart on the next device; what is older is not waited for (decision 057).",
    source: ONLY_AS_LONG_AS_NEEDED,
  },
  stripeEvents: {
    what: "numbers of Stripe's events",
    keep: { days: 30 },
    since: "the event",
    why: "Stripe repeats an event for three days at most.",
    source: "decision 051",
  },
  staffActivity: {
    what: "when staff were last active",
    keep: { days: 2 },
    since: "the activity",
    why: "A sign-in of staff lasts ten hours.",
    source: "decision 026",
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionName = keyof typeof RETENTION;

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** How long something is kept, in words for a page: "30 days", "six years". */
export function periodInWords(period: RetentionPeriod): string {
  if ("days" in period) return `${period.days} days`;
  const years = "years" in period ? period.years : period.taxYears;
  return `${NUMBERS[years] ?? years} ${years === 1 ? "year" : "years"}`;
}
