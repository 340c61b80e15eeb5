/** Words a minute: adults read some 238 words of plain prose (Brysbaert 2019); ours read calmly. */
const WORDS_PER_MINUTE = 200;

/** Minutes to read a text in Markdown, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown
    .replace(/\]\([^)]*\)/g, "]")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
