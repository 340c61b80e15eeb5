import type { Word } from "./stems";

/** What follows is not wanted, in the languages there are stemmers for. */
const NEGATIONS: ReadonlySet<string> = new Set([
  ...["not", "no", "without", "except", "excluding", "instead", "hate", "hates"],
  ...["sans", "pas", "sauf"],
]);
/** Behind these "not" says what somebody is not able to do, which is a need: "can not get up". */
const ABLE: ReadonlySet<string> = new Set([
  ...["can", "could", "do", "does", "did", "will", "would", "should"],
  ...["is", "are", "am", "was", "has", "have"],
]);
/** Ends what is not wanted: "walker without seat for tall people". */
const ENDS: ReadonlySet<string> = new Set([
  ...["with", "for", "and", "or", "but"],
  ...["avec", "pour", "et", "ou", "mais"],
]);

export const isNegation = (word: string): boolean => NEGATIONS.has(word);

/** Words of a search that say what is wanted, and those that say what is not. */
export interface NegatedWords {
  wanted: Word[];
  unwanted: Word[];
}

/** A search as "walker without seat" taken apart; null where nothing stands on both sides. */
export function negatedWords(typed: readonly Word[]): NegatedWords | null {
  const place = typed.findIndex(
    ({ text }, index) =>
      isNegation(text) && !(text === "not" && ABLE.has(typed[index - 1]?.text ?? "")),
  );
  if (place < 1) return null;
  const after = typed.slice(place + 1);
  const end = after.findIndex(({ text }) => ENDS.has(text));
  const unwanted = end === -1 ? after : after.slice(0, end);
  const wanted = [...typed.slice(0, place), ...after.slice(unwanted.length)];
  return saysSomething(wanted) && saysSomething(unwanted) ? { wanted, unwanted } : null;
}

const saysSomething = (words: readonly Word[]): boolean =>
  words.some(({ stems }) => stems.length > 0);
