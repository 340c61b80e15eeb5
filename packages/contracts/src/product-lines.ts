/**
 * Products inside a guide's text: a line `[product: folding-cane]`, with a product's slug or SKU, stands for
 * the product's card.
 */

const LINE = /^[ \t]*\[product:[ \t]*([^\]\s](?:[^\]\n]*[^\]\s])?)[ \t]*\][ \t]*$/gim;

/** The product that a line alone stands for, as it is written there; undefined for other lines. */
export const productOfLine = (line: string): string | undefined => productsInText(line)[0];

/** What such lines of a text name, each once. */
export const productsInText = (text: string): string[] => [
  ...new Set([...text.matchAll(LINE)].map(([, named = ""]) => named)),
];

/** The text with other names in such lines. */
export const withProductNames = (text: string, nameOf: (named: string) => string): string =>
  text.replace(LINE, (_line, named: string) => `[product: ${nameOf(named)}]`);
