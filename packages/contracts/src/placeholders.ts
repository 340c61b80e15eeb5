/** Words in braces, such as `{amount}`, in whose place a text has a value when it is shown. */

const PLACEHOLDER = /(,? ?)\{(\w+)\}/g;
const FIRST = /^\{(\w+)\}, (.)/u;

/**
 * The text with its values; a placeholder without one stays as it is written. One whose value is empty
 * goes with the comma and the space before it: "Hello, {name}." is "Hello." for whoever has no name. One
 * that begins the text goes with the comma after it: "{name}, your order" is "Your order".
 */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  withoutEmptyFirst(text, values).replace(PLACEHOLDER, (whole, before: string, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return value === "" ? "" : before + value;
  });

const withoutEmptyFirst = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(FIRST, (whole, name: string, next: string) =>
    values[name] === "" ? next.toUpperCase() : whole,
  );

/** A brace of a text that belongs to no placeholder, with what stands behind it: "{order number}". */
export const strayBraceIn = (text: string): string | undefined =>
  /\{[^{}]*\}?|\}/.exec(text.replace(PLACEHOLDER, ""))?.[0];

/** The names of the placeholders in a text, in their order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, , name = ""]) => name);
