import { withoutValues, withQuotesMasked } from "./logged-statement.js";
import { withAddresses, withoutSecrets } from "./redacted-text.js";

/** Only so much is looked at: a text of megabytes must not keep the server busy. */
const MOST_TEXT = 4000;

/** A word of the database's, plain or quoted. */
const NAME = /(?:"[^"]{0,100}"|\w+)/.source;
/** Where a statement of SQL begins: ours, the query builder's and the mapper's. */
const STATEMENT = new RegExp(
  [
    /\bselect\s[\s\S]{0,2000}?\sfrom\s/.source,
    /\bselect\s+[\w.]+\s*\(/.source,
    /\binsert\s+into\s/.source,
    `\\bupdate\\s+(?:only\\s+)?${NAME}(?:\\.${NAME})?\\s+(?:(?:as\\s+)?${NAME}\\s+)?set\\s`,
    /\bdelete\s+from\s/.source,
    /\bmerge\s+into\s/.source,
    `\\bwith\\s+(?:recursive\\s+)?${NAME}\\s*(?:\\([^)]{0,500}\\)\\s*)?as\\s`,
  ].join("|"),
  "i",
);
/** A statement that begins in what is looked at may do so with so much more. */
const LOOKED_AT = MOST_TEXT + 2200;
/** In no longer one is it looked for what the database said. */
const LONGEST_STATEMENT = 200_000;
/** What somebody wrote, as the database repeats it when it cannot read it. */
const UNREADABLE_VALUE = /\b((?:invalid input|date\/time field value)[^\n:"]{0,80}: )"[\s\S]*/g;
const PHONE =
  /(?<![\w.-])(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[ .-]?[2-9]\d{2}[ .-]?\d{4}\b/g;
const POSTAL_CODE = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d\b/gi;
const STREET =
  /\b\d{1,6}[ ,]+(?:[\p{L}'.-]+ ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|crescent|cres|court|ct|lane|ln|way|place|pl|terrace|circle|rue|chemin)\b\.?/giu;
/** As it is written in French: the number, the kind, the name. */
const RUE =
  /\b\d{1,6}[ ,]+(?:rue|chemin|ch\.|boulevard|boul\.|avenue|rang)(?: [\p{L}'.-]+){1,3}/giu;
/** Control characters that could begin a line of their own or write backwards; line ends stay. */
const UNSEEN = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A text as logs may have it: without secrets, values of SQL, email addresses, phone numbers, postal
 * codes and streets. What must never be in a log is not put there in the first place
 * (`log-fields.ts`); this is for sentences of libraries, which nobody here has written.
 */
export function loggedText(text: string): string {
  const looked = withoutSecrets(shortened(withoutStatement(text)).replace(UNSEEN, " "))
    .replace(UNREADABLE_VALUE, '$1"…"')
    .replace(STREET, "[street]")
    .replace(RUE, "[street]")
    .replace(PHONE, "[phone]")
    .replace(POSTAL_CODE, "[postal code]");
  return withAddresses(looked, () => "[email]");
}

/**
 * The query builder puts the statement, with its values written into it, and " - " before what the
 * database said; a value may have " - " in it, too.
 */
function withoutStatement(text: string): string {
  const begin = text.slice(0, LOOKED_AT).search(STATEMENT);
  if (begin < 0) return text;
  const statement = text.slice(begin);
  const end =
    statement.length > LONGEST_STATEMENT ? -1 : withQuotesMasked(statement).lastIndexOf(" - ");
  const said = end < 0 ? "" : withoutValues(statement.slice(end));
  return `${text.slice(0, begin)}[statement]${said}`;
}

/** Cut between words: half an address is not known for one. */
const shortened = (text: string) =>
  text.length > MOST_TEXT ? text.slice(0, MOST_TEXT).replace(/\S*$/, "…") : text;
