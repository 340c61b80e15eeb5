import { foldedText } from "./folded-text";

/** More words than this make no search better. */
export const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;

/** PostgreSQL reads "5e64" of "5e64afe8" as a number, and what follows as a word of its own. */
const NUMBER_BEFORE_LETTERS = /(?<![\p{L}\p{N}])(\d+e\d+)(?=\p{L})/gu;

/**
 * Text as it is searched: without accents, in lower case, and with spaces for everything that is
 * neither letter nor digit, so that "BW-ROL-001" holds three words however it is written.
 */
export function searchableText(text: string): string {
  return foldedText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(NUMBER_BEFORE_LETTERS, "$1 ")
    .trim();
}

/** The words that somebody searches for, the first `most` of them. */
export function searchWords(text: string, most = MAX_WORDS): string[] {
  return searchableText(text)
    .split(" ")
    .filter(Boolean)
    .slice(0, most)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Numbers and codes as they are found however they are written: "BW-ROL-001" is bwrol001. */
export function identifiersIn(text: string): string[] {
  return text.split(/\s+/).flatMap((code) => joinedIdentifier(code) ?? []);
}

/** What somebody typed as one identifier, if it may be one: it holds a digit and is not short. */
export function joinedIdentifier(text: string): string | undefined {
  const joined = searchableText(text).replaceAll(" ", "");
  return joined.length >= 4 && joined.length <= 60 && /\p{N}/u.test(joined) ? joined : undefined;
}

/** Words worth correcting a misspelling to: letters only, not too short, each once. */
export function correctableWords(text: string): string[] {
  const words = searchableText(text)
    .split(" ")
    .filter((word) => /^\p{L}{3,40}$/u.test(word));
  return [...new Set(words)];
}
