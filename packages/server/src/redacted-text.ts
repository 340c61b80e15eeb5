/** What no text that is kept for operators may hold, whoever wrote it. */

const REDACTED = "[redacted]";
/** Also as addresses of pages have it; not the folder of a package's scope, as in `node_modules/@scope/package`. */
const EMAIL =
  /(?<![^\s@<>"',;:()])([^\s@<>"',;:()]+)(?<!\/)(?:@|%40)([^\s@<>"',;:()]+\.[^\s@<>"',;:()]+)/g;
const SECRETS = [
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  /\b(?:sk|pk|rk|whsec|pi|seti)_[\w]*_?(?:secret|live|test)_?\w*/g,
  /\b(?:bearer|basic)\s+[\w+/=.~-]{8,}/gi,
  // Long texts of letters and digits mixed: tokens and hashes.
  /\b(?=\w*\d)(?=\w*[a-zA-Z])\w{40,}\b/g,
  // The seals of links (base64url): small and capital letters and digits; names in addresses have no capitals.
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}(?![\w-])/g,
];
const FILE = /data:[\w/+.-]*;base64,\S*/g;
const QUERY = /((?:https?:\/\/|\/)[^\s?#]*)[?#][^\s]*/g;
const CREDENTIALS = /(\w+:\/\/)[^\s/@]+@/g;
const DIGITS = /\b\d(?:[ -]?\d){12,18}\b/g;

/** A text without keys, tokens, passwords, card numbers, files, and what follows a path. */
export function withoutSecrets(text: string): string {
  const looked = text
    .replace(FILE, "[file]")
    .replace(CREDENTIALS, "$1")
    .replace(QUERY, "$1?…")
    .replace(DIGITS, (digits) => (isCardNumber(digits) ? REDACTED : digits));
  return SECRETS.reduce((shown, secret) => shown.replace(secret, REDACTED), looked);
}

/** A text in which each email address is what `shown` makes of it. */
export function withAddresses(text: string, shown: (address: string) => string): string {
  return text.replace(EMAIL, (address) => shown(address.replace(/%40/, "@")));
}

/** Whether the last digit is the check digit that card numbers have (ISO/IEC 7812). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, "")].map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const weighed = index % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
