import type { SecurityEventValues } from "@eldercare/contracts";
import { withAddresses, withoutSecrets } from "@eldercare/server";

/**
 * The one rule of what may be kept in an event: small values on one line, without secrets and
 * without what belongs to people. It looks at names and at values, because either may lie.
 */

const REDACTED = "[redacted]";
const PERSONAL = "[personal]";
const MOST_DEPTH = 3;
const MOST_ENTRIES = 30;
const MOST_TEXT = 200;
const MOST_KEY = 60;
const MOST_BYTES = 4000;

const SECRET_WORDS = new Set(
  "password passphrase passcode secret token authorization cookie session credential key otp totp recovery cvc cvv card pan pin iban hash jwt signature".split(
    " ",
  ),
);
/** Lists are searched for what people are called: `search` and `person` of their filters. */
const PERSONAL_WORDS = new Set(
  "email mail phone address street city postal company birthday firstname lastname fullname search person".split(
    " ",
  ),
);

/** Line ends, other control characters, and signs that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Values for an event's `before` or `after`; null when there are none. */
export function redacted(values: object | null | undefined): SecurityEventValues | null {
  if (!values) return null;
  const kept = keptOf(values, 0) as SecurityEventValues;
  const size = JSON.stringify(kept).length;
  return size > MOST_BYTES ? { fields: Object.keys(kept), tooLong: true } : kept;
}

/** A text on one line, cut to size, without secrets; the addresses of people are masked. */
export function redactedText(text: string, most = MOST_TEXT): string {
  const shown = withAddresses(withoutSecrets(oneLine(text)), maskedAddress);
  return cut(shown, most);
}

/** What somebody or something is called: on one line, cut to size, without secrets. */
export function redactedLabel(text: string): string {
  return cut(withoutSecrets(oneLine(text)), MOST_TEXT);
}

/** "a…@example.ca" of an email address. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return `${[...address][0] ?? ""}…${address.slice(at)}`;
}

function keptOf(value: unknown, depth: number): unknown {
  if (typeof value === "string") return redactedText(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "object") return undefined;
  if (depth >= MOST_DEPTH) return "…";
  if (Array.isArray(value)) {
    const rest = value.length - MOST_ENTRIES;
    const kept = value.slice(0, MOST_ENTRIES).map((each) => keptOf(each, depth + 1));
    return rest > 0 ? [...kept, `… ${rest} more`] : kept;
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([key, each]) => [redactedText(key, MOST_KEY), valueUnder(key, each, depth)]),
  );
}

function valueUnder(key: string, value: unknown, depth: number): unknown {
  // A field that was empty says so: that there was no password is no secret.
  if (value === null || value === "" || typeof value === "boolean") return value;
  const words = wordsOf(key);
  if (words.some((word) => SECRET_WORDS.has(word))) return REDACTED;
  const isPersonal = [...words, words.join("")].some((word) => PERSONAL_WORDS.has(word));
  return isPersonal ? PERSONAL : keptOf(value, depth + 1);
}

/** "apiKeys" → api, key. */
function wordsOf(key: string): string[] {
  return key
    .replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3 $2$4")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=[^s])s$/, ""));
}

/** Only so much is looked at: a text of megabytes must not keep the server busy. */
const oneLine = (text: string) =>
  text
    .slice(0, 10 * MOST_TEXT)
    .replace(UNSEEN, " ")
    .trim();

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}
