/** Money is integer cents everywhere in our code; dollars exist at Medusa's edge and on the page. */

/** Integer cents of a decimal dollar amount, rounded half away from zero at the third decimal. */
export function centsFromDollars(dollars: number): number {
  // Shifting the decimal point in the text form avoids 1.005 * 100 = 100.49999999999999.
  const [digits, exponent = "0"] = String(Math.abs(dollars)).split("e");
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  return dollars < 0 ? -cents : cents;
}

/** Decimal dollars of integer cents. */
export function dollarsFromCents(cents: number): number {
  return cents / 100;
}

/**
 * "$1,299.00" from integer cents (en-CA formatting, spec §1). Not by `Intl`, whose first use on a page
 * loads what browsers know of all languages: 20 ms on a quick machine, before the page is alive.
 */
export function formatCents(cents: number): string {
  const amount = dollarsFromCents(Math.abs(cents)).toFixed(2);
  return `${cents < 0 ? "-" : ""}$${amount.replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}

/** "$1,299.00" from decimal dollars. */
export function formatDollars(dollars: number): string {
  return formatCents(centsFromDollars(dollars));
}

/** "$300": decimal dollars in a sentence, without cents where there are none. */
export const wholeDollars = (dollars: number): string =>
  formatDollars(dollars).replace(/\.00$/, "");

/** Current price in cents: original price × (1 − discount / 100), to two decimals (spec §5). */
export function discountedCents(originalCents: number, discountPercentage: number): number {
  return Math.round((originalCents * (100 - discountPercentage)) / 100);
}
