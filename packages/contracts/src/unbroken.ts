/** A piece of a text; `isWhole` where it is read in one go, and so stands in one line. */
export type TextPiece = { text: string; isWhole: boolean };

const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*";
const PHONE = String.raw`(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)`;
const POSTAL = String.raw`[A-Z]\d[A-Z] \d[A-Z]\d\b`;
const DATE = String.raw`${MONTH} \d{1,2}(?:, \d{4})?(?!\d)`;
const PRICE = String.raw`(?:CAD |[-−])\$\d+(?:,\d{3})*(?:\.\d\d)?`;
const NUMBER = "[\\d½¼¾][\\d½¼¾.,/]*";
const UNIT = "(?:[cmk]?m|[km]?g|in|po|ft|lb|oz|mmHg|m?L|°[CF]|[VW]h?|Ah)\\b";
const TO = "(?: ?[×–-] ?| (?:to|by|à) )";
const MEASURE = `(?:${NUMBER}(?:(?: ${UNIT})?${TO}| ${UNIT} ))+${NUMBER}(?: ${UNIT})?|${NUMBER} ${UNIT}`;
/** Parts of one word belong together: "Non-" alone at the end of a line says the opposite. No addresses and no hours. */
const COMPOUND = String.raw`(?<![/=@.])[A-Za-zÀ-ÿ\d]+(?:-[A-Za-zÀ-ÿ\d]+)+(?![\wÀ-ÿ@-]|[.:]\w)`;
/** What is one piece, with the brackets and marks that belong to it: none begins or ends a line alone. */
export const WHOLE = new RegExp(
  String.raw`(?<![\w-])(\(?(?:${[PHONE, POSTAL, DATE, PRICE, MEASURE, COMPOUND].join("|")})[),.;:!?]*)`,
);

/** A text in pieces: phone numbers, postal codes, dates, measures, amounts with a sign and words with hyphens are one piece each. */
export function piecesOf(text: string): TextPiece[] {
  return text
    .split(WHOLE)
    .flatMap((piece, at) => (piece ? { text: piece, isWhole: at % 2 > 0 } : []));
}
