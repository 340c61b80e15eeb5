import {
  PRICE_FILTER_MAX_DOLLARS,
  PRICE_FILTER_MIN_DOLLARS,
  wholeDollars,
} from "@eldercare/contracts";

/** Rules of the price filter (spec §5): whole dollars from 0 to 2000. */

/** Whole dollars, `min` never above `max`. */
export type PriceRange = { min: number; max: number };

const WHOLE_DOLLARS = /^\d{1,9}$/;

/** The entry as whole dollars; empty means the end of the scale; `null` when it is no number. */
function dollarsOf(text: string, whenEmpty: number): number | null {
  const entry = text.trim();
  if (entry === "") return whenEmpty;
  return WHOLE_DOLLARS.test(entry) ? Number(entry) : null;
}

/** The range after an entry in the minimum box; `null` when the entry does not apply. */
export function applyMinEntry(range: PriceRange, text: string): PriceRange | null {
  const min = dollarsOf(text, PRICE_FILTER_MIN_DOLLARS);
  const applies = min !== null && min >= PRICE_FILTER_MIN_DOLLARS && min <= range.max;
  return applies ? { ...range, min } : null;
}

/** The range after an entry in the maximum box; `null` when the entry does not apply. */
export function applyMaxEntry(range: PriceRange, text: string): PriceRange | null {
  const max = dollarsOf(text, PRICE_FILTER_MAX_DOLLARS);
  const applies = max !== null && max >= range.min && max <= PRICE_FILTER_MAX_DOLLARS;
  return applies ? { ...range, max } : null;
}

/** The range of an address: each limit follows the rules of its box. */
export function priceRangeOf(min: string | null, max: string | null): PriceRange {
  const whole = { min: PRICE_FILTER_MIN_DOLLARS, max: PRICE_FILTER_MAX_DOLLARS };
  const fromMin = applyMinEntry(whole, min ?? "") ?? whole;
  return applyMaxEntry(fromMin, max ?? "") ?? fromMin;
}

export const isSameRange = (one: PriceRange, other: PriceRange) =>
  one.min === other.min && one.max === other.max;

/** A range in words; the ends of the scale are no limit. */
export function priceRangeText({ min, max }: PriceRange): string {
  if (max >= PRICE_FILTER_MAX_DOLLARS) return `${wholeDollars(min)} and up`;
  if (min <= PRICE_FILTER_MIN_DOLLARS) return `Up to ${wholeDollars(max)}`;
  return `${wholeDollars(min)} to ${wholeDollars(max)}`;
}

/** A counted band as a range of the filter. */
export const rangeOfBand = ({ min, max }: { min: number; max: number | null }): PriceRange => ({
  min,
  max: max ?? PRICE_FILTER_MAX_DOLLARS,
});
