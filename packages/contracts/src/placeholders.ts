/** Words in braces, such as `{amount}`, in whose place a text has a value when it is shown. */

const PLACEHOLDER = /(,? ?)\{(\w+)\}/g;

/**
 * The text with its values; a placeholder without one stays as it is written. One whose value is empty
 * goes with the comma and the space before it: "Hello, {name}." is "Hello." for whoever has no name.
 */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, before: string, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return value === "" ? "" : before + value;
  });

/** The names of the placeholders in a text, in their order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, , name = ""]) => name);
