import { formatCents } from "@eldercare/contracts";

/** A sentence of an order's history that tells staff what to do, and how it is found in a note. */
const FOUND_BY = [
  /\$[\d,.]+ (?:had been|was) paid by other means than a card(?: here)?: please hand it back yourself\./g,
  /\$[\d,.]+ was not paid back: Stripe refuses it, and its dashboard says why\. Please pay it back there, or hand it back yourself\./g,
  /The buyer was not told: please do that yourself\./g,
  /No stock was reserved for .+?, so none was taken off: please count it\./g,
] as const;

/** Of what a change of an order leaves over, before it is paid back. */
export const toHandBackSentence = (cents: number): string =>
  `${formatCents(cents)} was paid by other means than a card: please hand it back yourself.`;

/** Of what went back in the books alone. */
export const handBackSentence = (cents: number): string =>
  `${formatCents(cents)} had been paid by other means than a card here: please hand it back yourself.`;

/** Of money by card that Stripe does not pay back. */
export const notPaidBackSentence = (cents: number): string =>
  `${formatCents(cents)} was not paid back: Stripe refuses it, and its dashboard says why. Please pay it back there, or hand it back yourself.`;

/** Beside it, where a mail would promise money that does not come. */
export const NOT_TOLD = "The buyer was not told: please do that yourself.";

/** Of goods that left though nothing was reserved of them. */
export const countSentence = (skus: readonly string[]): string =>
  `No stock was reserved for ${skus.join(", ")}, so none was taken off: please count it.`;

/** A note as its buyer reads it. */
export const withoutStaffSentences = (note: string): string =>
  FOUND_BY.reduce((words, pattern) => words.replace(pattern, ""), note)
    .replace(/ {2,}/g, " ")
    .trim();
