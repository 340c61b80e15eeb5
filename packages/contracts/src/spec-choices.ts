/**
 * A choice of one of the filters that merchandisers name: `<filter>.<value>`, as the calls, the index
 * and addresses of pages have it. Values hold no comma: they are given as a list with commas.
 */
export const SPEC_CHOICE = /^[a-z0-9-]{1,60}\.[^,\p{Cc}]{0,59}[^,\s\p{Cc}]$/u;

/** Of all filters together. */
export const MAX_SPEC_CHOICES = 30;

/** As the index holds a choice and addresses ask for it. */
export const specChoice = (filter: string, value: string): string => `${filter}.${value}`;

/** The choices of each filter, in the order in which filters come. */
export function choicesByFilter(choices: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const choice of choices) {
    const filter = choice.slice(0, choice.indexOf("."));
    groups.set(filter, [...(groups.get(filter) ?? []), choice]);
  }
  return groups;
}
