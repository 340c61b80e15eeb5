/**
 * Letters of Latin alphabets that are no others with an accent, and what people type for them. One
 * rule for what is searched and for what is typed, in programs and in SQL.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i", ŋ: "n", ĸ: "k" },
};
const ANY_LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");

/** Another one for each change of the rule: an index says it among its options, and is made anew. */
export const FOLDING = 2;

/** Text without accents, in lower case, each letter as it is typed on a plain keyboard. */
export function foldedText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(ANY_LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** Capitals that `lower` leaves as they are in a database whose locale knows English alone. */
const CAPITALS = "ẞÆŒÞØŁĐÐĦŦŊ";

const EXPRESSION = (() => {
  const bare = `regexp_replace(normalize(value, nfkd), '[\\u0300-\\u036f]+', '', 'g')`;
  const lower = `lower(translate(${bare}, '${CAPITALS}', '${CAPITALS.toLowerCase()}'))`;
  return Object.entries(LETTERS).reduce(
    (sql, [letter, typed]) => `replace(${sql}, '${letter}', '${typed}')`,
    lower,
  );
})();

/**
 * A statement that makes `shop_plain_text(text)`: {@link foldedText} in SQL, for columns that the
 * database generates. Migrations run it; a change of the rule needs new ones, which make these columns
 * anew.
 */
export const FOLDED_TEXT_FUNCTION = `
  create or replace function shop_plain_text(value text) returns text
    language sql immutable strict parallel safe
    return ${EXPRESSION}`;
