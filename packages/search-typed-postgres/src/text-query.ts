import type { SearchMatchStrategy } from "@medusajs/framework/types";

/** Dictionary that reduces words to their stem: lamps are found by lamp. */
export const TEXT_CONFIG = "english";

/**
 * A text query in PostgreSQL's notation. `all`: every word; `any`: one of them; `last`: every
 * word, the last one as the beginning of a word. Words hold letters and digits only.
 */
export function textQuery(words: readonly string[], strategy: SearchMatchStrategy): string {
  const last = words.length - 1;
  return words
    .map((word, index) => (strategy === "last" && index === last ? prefix(word) : word))
    .join(strategy === "any" ? " | " : " & ");
}

/** As {@link textQuery}, with what each word may have been meant to be. */
export function correctedTextQuery(meanings: readonly (readonly string[])[]): string {
  return meanings.map((words) => `(${words.map(prefix).join(" | ")})`).join(" & ");
}

const prefix = (word: string) => `${word}:*`;
