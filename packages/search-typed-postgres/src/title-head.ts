import type { Language } from "./stems";

/** Where the name of a thing ends and what it is like, or comes with, begins. */
const ENGLISH_END = /[,;:([–—/]|\s-\s|\s(?:with|without|for|of|in|on|to|by|from)\s|\s\p{L}?\d/iu;

/** What things come in: "Cutlery Set" is cutlery as much as a set. */
const CONTAINERS = /^(?:sets?|kits?|packs?|pairs?|units?|systems?)$/i;

/**
 * The word that says what a title names, not what it is like or goes with: in English the last one
 * before a comma or a preposition ("Lamp Shade, Red" is a shade), in French the first one. With a word for
 * what things come in, also the word before it.
 */
export function titleHead(title: string, language: Language): string {
  const words = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  if (language === "french") return words(title)[0] ?? "";
  const end = title.search(ENGLISH_END);
  const named = words(end > 0 ? title.slice(0, end) : title);
  return named.slice(CONTAINERS.test(named.at(-1) ?? "") ? -2 : -1).join(" ");
}
