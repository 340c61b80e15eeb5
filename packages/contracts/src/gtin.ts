/**
 * Whether a text is a GTIN, the number below a maker's bar code (UPC, EAN, ITF-14): 8, 12, 13 or 14
 * digits, whose last one follows from the others (GS1 General Specifications, §7.9).
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text.padStart(14, "0")]
    .slice(0, 13)
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
}
