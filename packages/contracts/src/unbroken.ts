/** A piece of a text; `isWhole` where it is read in one go, and so stands in one line. */
export type TextPiece = { text: string; isWhole: boolean };

const MONTH = "(?:Jan|Febr)uary|Ma(?:rch|y)|April|June|July|August|(?:Septem|Octo|Novem|Decem)ber";
const PHONE = String.raw`(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)`;
const POSTAL = String.raw`[A-Z]\d[A-Z] \d[A-Z]\d\b`;
const DATE = String.raw`(?:${MONTH}) \d{1,2}(?:, \d{4})?(?!\d)`;
const PRICE = String.raw`(?:CAD |[-−])\$\d+(?:,\d{3})*(?:\.\d\d)?`;
/** What is one piece. */
export const WHOLE = new RegExp(String.raw`(?<![\w-])(${[PHONE, POSTAL, DATE, PRICE].join("|")})`);

/** A text in pieces: phone numbers, postal codes, dates and amounts with a sign are one piece each. */
export function piecesOf(text: string): TextPiece[] {
  const pieces = text.split(WHOLE).map((piece, at) => ({ text: piece, isWhole: at % 2 === 1 }));
  return pieces.filter((piece) => piece.text !== "");
}
