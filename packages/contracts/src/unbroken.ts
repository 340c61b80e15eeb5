/** A piece of a text; `isWhole` where it is read in one go, and so stands in one line. */
export type TextPiece = { text: string; isWhole: boolean };

const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*";
const PHONE = String.raw`(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)`;
const POSTAL = String.raw`[A-Z]\d[A-Z] \d[A-Z]\d\b`;
const DATE = String.raw`${MONTH} \d{1,2}(?:, \d{4})?(?!\d)`;
const PRICE = String.raw`(?:CAD |[-−])\$\d+(?:,\d{3})*(?:\.\d\d)?`;
/** What is one piece. */
export const WHOLE = new RegExp(String.raw`(?<![\w-])(${[PHONE, POSTAL, DATE, PRICE].join("|")})`);

/** A text in pieces: phone numbers, postal codes, dates and amounts with a sign are one piece each. */
export function piecesOf(text: string): TextPiece[] {
  return text
    .split(WHOLE)
    .flatMap((piece, at) => (piece ? { text: piece, isWhole: at % 2 > 0 } : []));
}
