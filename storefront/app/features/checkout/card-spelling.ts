const GROUP = 4;
const MOST_DIGITS = 19;

/** "4242 4242 4242 4242": a card's number in groups, as it stands on the card. */
export function spacedCardNumber(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, MOST_DIGITS);
  const isAmex = /^3[47]/.test(digits);
  const groups = isAmex
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []);
  return groups.filter(Boolean).join(" ");
}

/** "12 / 34" while it is typed; a first digit above 1 can only be a month. */
export function spacedExpiry(text: string): string {
  const digits = text.replace(/\D/g, "");
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const year = padded.slice(2);
  // Browsers fill in "12/2034".
  const shortYear = /^20\d\d$/.test(year) ? year.slice(2) : year.slice(0, 2);
  return shortYear ? `${padded.slice(0, 2)} / ${shortYear}` : padded.slice(0, 2);
}
