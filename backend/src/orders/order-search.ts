import { orderNumberIn } from "@eldercare/contracts";
import { foldedText } from "@eldercare/search-typed-postgres/text";

/** All of these lexemes of `terms` (Migration20261123094000, folded as SQL's `shop_plain_text` does); `isWhole` where a beginning is not enough. */
type Lexemes = readonly { text: string; isWhole?: boolean }[];

/** One thing that staff typed: an order has it when any of these is in its terms. */
export interface OrderWord {
  anyOf: readonly Lexemes[];
  /** It may be a SKU, or the beginning of one. */
  sku?: string;
}

const MOST_WORDS = 8;
const LONGEST_WORD = 100;
/** Fewer digits are an order's number and no beginning of a phone number. */
const PHONE_DIGITS = 6;
const SKU_LENGTH = 3;

const PHONE = /^[+\d\s().\-/]+$/;
/** A phone number among other words. */
const PHONE_AMONG_WORDS = /(?<!\S)\+?[\d(][\d\s().\-/]{5,}\d(?!\S)/g;
/** A Canadian postal code, which terms have in one word. */
const POSTAL_CODE = /(?<!\S)([a-z]\d[a-z])[\s-]?(\d[a-z]\d)(?!\S)/g;
const EXTENSION = /\s*(?:x|ext\.?)\s*\d{1,8}$/;
/** What all ids begin with, and none has in its terms. */
const ID_BEGINS = /^order_/;
const SEPARATORS = /[\s.,;:()/@+_–—-]+/;

/**
 * What staff typed to find an order, in words that must all be found: beginnings of the buyer's name,
 * an address, an id, a SKU, a postal code or a phone number in any spelling, or the order's number.
 */
export function orderSearch(typed: string): OrderWord[] {
  const text = foldedText(typed).trim();
  const number = orderNumberIn(text);
  if (number !== undefined) return [numberWord(text, number)];
  const digits = phoneDigits(text.replace(EXTENSION, ""));
  if (digits && PHONE.test(text.replace(EXTENSION, ""))) return [phoneWord(digits)];
  return text
    .replace(PHONE_AMONG_WORDS, (phone) => phoneDigits(phone))
    .replace(POSTAL_CODE, "$1$2")
    .split(/[\s,;"<>]+/)
    .map((word) => word.replace(/^#+|['’`]/g, "").slice(0, LONGEST_WORD))
    .filter((word) => word.replace(ID_BEGINS, "") !== "")
    .slice(0, MOST_WORDS)
    .map(wordOf);
}

/** Without what stands before Canadian numbers in some spellings. */
const phoneDigits = (text: string): string => text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");

const phoneWord = (digits: string): OrderWord => ({
  anyOf: [[{ text: `+${digits}` }], [{ text: digits }]],
  sku: digits,
});

function numberWord(text: string, number: number): OrderWord {
  const digits = text.replace(/\D/g, "");
  const isNumber = [{ text: `#${number}`, isWhole: true }];
  // "Order 12" is said of a number alone; a bare one may begin a phone number or end an id.
  if (/^order/.test(text)) return { anyOf: [isNumber] };
  if (text.startsWith("#") || digits.length < PHONE_DIGITS) {
    return { anyOf: [isNumber, idEnd(digits)], sku: digits };
  }
  return { anyOf: [isNumber, ...phoneWord(digits).anyOf], sku: digits };
}

/** An id's end as lists show it has eight signs: less than half of it finds too much. */
const idEnd = (digits: string): Lexemes => [{ text: digits, isWhole: digits.length < 4 }];

function wordOf(word: string): OrderWord {
  if (/^\d+$/.test(word)) return numberWord(word, Number(word));
  const text = word.replace(ID_BEGINS, "").replace(/^@/, "");
  const parts = partsOf(text);
  return {
    anyOf: [
      [lexeme(text)],
      ...(parts.length > 1 ? [ENDED.test(text) ? parts.map(whole) : begun(parts)] : []),
    ],
    ...(text.length >= SKU_LENGTH ? { sku: text } : {}),
  };
}

/** The words of a text as terms have them: of an address those before its sign, and what is behind it. */
function partsOf(text: string): string[] {
  const [, name = text, domain = ""] = /^(.*)@([^@]*)$/.exec(text) ?? [];
  return [...name.split(SEPARATORS), domain].filter(Boolean);
}

/** An address to its end: no other is meant, and half of all orders may have one behind the same sign. */
const ENDED = /@.+\.[^.]{2,}$/;

const whole = (text: string) => ({ text, isWhole: true });

/** Whoever types on has ended what comes before: nearly every order may have a word that begins so. */
const begun = (parts: readonly string[]): Lexemes => [
  ...parts.slice(0, -1).map(whole),
  ...parts.slice(-1).map(lexeme),
];

/** One sign begins too much: it is an initial. */
const lexeme = (text: string) => (text.length > 1 ? { text } : whole(text));

/**
 * PostgreSQL's tsquery for the words; `variants` are the ids of those whose SKU a word begins. Finds
 * nothing when there are no words.
 */
export function orderTerms(
  words: readonly OrderWord[],
  variants: (word: OrderWord) => readonly string[],
): string {
  return words
    .map((word) => {
      const sold = variants(word).map((id): Lexemes => [{ text: `=${id}`, isWhole: true }]);
      return `(${[...word.anyOf, ...sold].map(allOf).join(" | ")})`;
    })
    .join(" & ");
}

const allOf = (lexemes: Lexemes): string =>
  `(${lexemes.map(({ text, isWhole }) => `${quoted(text)}${isWhole ? "" : ":*"}`).join(" & ")})`;

/** Quotes of a lexeme are doubled, and so is what would quote them. */
const quoted = (text: string): string => `'${text.replace(/['\\]/g, "$&$&")}'`;
