import { slugFromName } from "@eldercare/contracts";

/** Of the 100 letters that a slug may have, five are left for a number. */
const MAX_LENGTH = 95;

/** A slug made of a name (spec §5), short enough to be numbered; that of nothing is the fallback. */
export const slugToNumber = (name: string, fallback: string): string =>
  slugFromName(name).slice(0, MAX_LENGTH).replace(/-+$/, "") || fallback;

/** The slug itself where it is free, else with the first number that is: the second `walker` is `walker-2`. */
export function numberedSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
