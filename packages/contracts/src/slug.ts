/**
 * Letters that are no others with an accent, as people type them. The same as of `foldedText`, which
 * no page can load: a test holds both against each other.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i", ŋ: "n", ĸ: "k" },
};

/** Lower case, accents off, letters as a plain keyboard has them, runs of anything but letters and digits become one hyphen (spec §5). */
export function slugFromName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/**
 * Other spellings of category slugs that links use (spec §2 names both `mobility` and
 * `mobility-aids`): each leads to the category whose slug it stands for.
 */
export const CATEGORY_SLUG_ALIASES: Readonly<Record<string, string>> = {
  mobility: "mobility-aids",
  bathroom: "bathroom-safety",
};

/** The category's own slug for a slug from a link. */
export function canonicalCategorySlug(slug: string): string {
  return CATEGORY_SLUG_ALIASES[slug] ?? slug;
}
