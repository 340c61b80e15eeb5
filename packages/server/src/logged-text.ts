import { withAddresses, withoutSecrets } from "./redacted-text.js";

/** Only so much is looked at: a text of megabytes must not keep the server busy. */
const MOST_TEXT = 4000;

/** Where a statement of SQL begins. */
const STATEMENT =
  /\b(?:select\s[\s\S]{0,2000}?\sfrom\s|insert\s+into\s|update\s+"[^"]*"\s|delete\s+from\s|with\s+[\w"]+\s+as\s)/i;
const PHONE =
  /(?<![\w.-])(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[ .-]?[2-9]\d{2}[ .-]?\d{4}\b/g;
const POSTAL_CODE = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d\b/gi;
const STREET =
  /\b\d{1,6}[ ,]+(?:[\p{L}'.-]+ ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|crescent|cres|court|ct|lane|ln|way|place|pl|terrace|circle|rue|chemin)\b\.?/giu;
/** Control characters that could begin a line of their own or write backwards; line ends stay. */
const UNSEEN = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A text as logs may have it: without secrets, values of SQL, e-mail addresses, phone numbers, postal
 * codes and streets. What must never be in a log is not put there in the first place
 * (`log-fields.ts`); this is for sentences of libraries, which nobody here has written.
 */
export function loggedText(text: string): string {
  const looked = withoutSecrets(shortened(withoutStatement(text)).replace(UNSEEN, " "))
    .replace(STREET, "[street]")
    .replace(PHONE, "[phone]")
    .replace(POSTAL_CODE, "[postal code]");
  return withAddresses(looked, () => "[e-mail]");
}

/**
 * The query builder puts the statement, with its values written into it, and " - " before what the
 * database said.
 */
function withoutStatement(text: string): string {
  const begin = text.search(STATEMENT);
  if (begin < 0) return text;
  const end = text.lastIndexOf(" - ");
  return `${text.slice(0, begin)}[statement]${end > begin ? text.slice(end) : ""}`;
}

/** Cut between words: half an address is not known for one. */
const shortened = (text: string) =>
  text.length > MOST_TEXT ? text.slice(0, MOST_TEXT).replace(/\S*$/, "…") : text;
