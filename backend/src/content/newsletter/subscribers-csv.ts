import { stringify } from "csv-stringify/sync";
import { unsubscribePage } from "../../mail/newsletter-links";
import type { NewsletterSignUpRow } from "../../modules/newsletter/service";
import { subscriberFromStored } from "./subscriber-view";

const COLUMNS = [
  "Email",
  "Status",
  "Signed Up",
  "Confirmed",
  "Unsubscribed",
  "Page",
  "Consent",
  "Unsubscribe Link",
];

/**
 * Sign-ups as CSV that every spreadsheet program reads as UTF-8, each with the link that every mail
 * must carry. Cells that a spreadsheet would take for a formula begin with an apostrophe (OWASP,
 * CSV Injection): an address may begin with a plus sign, and a page is what a visitor sent.
 */
export function subscribersCsv(signUps: readonly NewsletterSignUpRow[], shopUrl: string): string {
  const rows = signUps.map((signUp) => {
    const subscriber = subscriberFromStored(signUp);
    return [
      subscriber.email,
      subscriber.status,
      subscriber.createdAt,
      subscriber.confirmedAt,
      subscriber.unsubscribedAt,
      subscriber.source,
      subscriber.consent,
      unsubscribePage(shopUrl, signUp.unsubscribe_token),
    ];
  });
  return stringify([COLUMNS, ...rows], {
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
  });
}
