import { zxcvbn, zxcvbnOptions } from "@zxcvbn-ts/core";
import { dictionary } from "@zxcvbn-ts/language-common";

zxcvbnOptions.setOptions({ dictionary });

/** What everybody knows of this shop: in a password it is worth nothing. */
const SHOP_WORDS = ["birchwell", "eldercare"];
/** Shorter ones are parts of other words. */
const SHORTEST_WORD = 3;
/** Judging takes the longer the more there is, and so much is a good password or never will be. */
const JUDGED_LENGTH = 40;
/** Of zxcvbn's scores from 0 to 4: below 2 a password falls to a million tries, below 3 to 10^8. */
const SAFE_FROM_SCORE = { customer: 2, staff: 3 } as const;

export interface PasswordOwner {
  isStaff?: boolean;
  /** The person's name and address: whoever attacks them tries these, too. */
  names?: readonly string[];
}

/**
 * Whether a new password is among those that attackers try first: from lists of passwords that were
 * stolen, with the usual changes, or little more than words of the shop and of the person. Staff's
 * have to hold against more tries. Half a megabyte: only to be loaded when somebody chooses one.
 */
export function isGuessedFirst(
  password: string,
  { isStaff = false, names = [] }: PasswordOwner = {},
): boolean {
  const words = [...SHOP_WORDS, ...names.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), password.toLowerCase());
  const safeFrom = isStaff ? SAFE_FROM_SCORE.staff : SAFE_FROM_SCORE.customer;
  return [password, rest].some(
    (judged) => zxcvbn(judged.slice(0, JUDGED_LENGTH), words).score < safeFrom,
  );
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);
}
