/** More words than this make no search better. */
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;

/**
 * Text as it is searched: without accents, in lower case, and with spaces for everything that is
 * neither letter nor digit, so that "BW-ROL-001" holds three words however it is written.
 */
export function searchableText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The words that somebody searches for. */
export function searchWords(text: string): string[] {
  return searchableText(text)
    .split(" ")
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Words worth correcting a misspelling to: letters only, not too short, each once. */
export function correctableWords(text: string): string[] {
  const words = searchableText(text)
    .split(" ")
    .filter((word) => /^\p{L}{3,40}$/u.test(word));
  return [...new Set(words)];
}
