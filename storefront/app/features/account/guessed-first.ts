import { zxcvbn, zxcvbnOptions } from "@zxcvbn-ts/core";
import { dictionary } from "@zxcvbn-ts/language-common";

zxcvbnOptions.setOptions({ dictionary });

/** Of zxcvbn's scores from 0 to 4: below this a password falls to fewer than a million tries. */
const GUESSED_FIRST_BELOW = 2;

/**
 * Whether a password is among those that attackers try first: from lists of passwords that were
 * stolen, with the usual changes. Half a megabyte: only to be loaded when somebody chooses one.
 */
export function isGuessedFirst(password: string): boolean {
  return zxcvbn(password).score < GUESSED_FIRST_BELOW;
}
