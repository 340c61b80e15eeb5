import { formatCents } from "@eldercare/contracts";

/** Sentences of an order's history that tell staff what to do. */
const SENTENCES = {
  toHandBack: "{sum} was paid by other means than a card: please hand it back yourself.",
  handBack: "{sum} had been paid by other means than a card here: please hand it back yourself.",
  notPaidBack:
    "{sum} was not paid back: Stripe refuses it, and its dashboard says why. Please pay it back there, or hand it back yourself.",
  notTold: "The buyer was not told: please do that yourself.",
  count: "No stock was reserved for {skus}, so none was taken off: please count it.",
} as const;

/** Of what a change of an order leaves over, before it is paid back. */
export const toHandBackSentence = (cents: number): string => ofSum(SENTENCES.toHandBack, cents);

/** Of what went back in the books alone. */
export const handBackSentence = (cents: number): string => ofSum(SENTENCES.handBack, cents);

/** Of money by card that Stripe does not pay back. */
export const notPaidBackSentence = (cents: number): string => ofSum(SENTENCES.notPaidBack, cents);

/** Beside it, where a mail would promise money that does not come. */
export const NOT_TOLD = SENTENCES.notTold;

/** Of goods that left though nothing was reserved of them. */
export const countSentence = (skus: readonly string[]): string =>
  SENTENCES.count.replace("{skus}", () => skus.join(", "));

/** The function keeps the sum's "$" as it is. */
const ofSum = (sentence: string, cents: number): string =>
  sentence.replace("{sum}", () => formatCents(cents));

const FOUND_BY = Object.values(SENTENCES).map((sentence) => {
  const pattern = sentence
    .replaceAll(".", "\\.")
    .replace("{sum}", () => "\\$[\\d,.]+")
    .replace("{skus}", ".+?");
  return new RegExp(pattern, "g");
});

/** A note as its buyer reads it. */
export const withoutStaffSentences = (note: string): string =>
  FOUND_BY.reduce((words, pattern) => words.replace(pattern, ""), note)
    .replace(/ {2,}/g, " ")
    .trim();
