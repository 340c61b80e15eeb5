import { specChoice } from "@eldercare/contracts";
import type { ShopProduct } from "../products/shop-product";
import { isOneMeasure, type MeasureRange, readRanges } from "./read-ranges";
import type { SpecFilter } from "./spec-filters";

/** What the search index holds of a product's specifications, for filters to compare. */
export interface FilteredSpecs {
  /** `<filter>.<value>` of each choice; see {@link specChoice}. */
  spec_choices: string[];
  /** The narrowest of its widths, in whole centimetres; of one with none there is no such field. */
  width_cm?: number;
  /** The most that it carries, in whole kilograms. */
  carries_kg?: number;
  /** Each whole centimetre of height that it is made for. */
  heights_cm?: number[];
}

/** A text that could not be read as the number that merchandisers say it is. */
export interface UnreadSpec {
  filter: SpecFilter;
  text: string;
  problem: string;
}

/** A text of one of a filter's specifications, or of the options of one of the variants. */
export type Specified = Pick<ShopProduct, "specs" | "choice">;

/** Nobody is smaller, or taller: a range without sense fills no index. */
const HEIGHTS_CM = { least: 50, most: 250 };
/** More values of one filter are a list, not a specification. */
const MAX_CHOICES = 40;
const MAX_VALUE_LENGTH = 60;
const SHORT_CAPITALS = /^[\p{Lu}\d]{1,3}$/u;
const CHOICE_SEPARATORS = /[,;/|]/;

/**
 * What filters read of a product. Where its variants differ in an option of a filter's name, each
 * variant's value counts, and the specification of that name does not.
 */
export function filteredSpecs(
  product: Specified,
  filters: readonly SpecFilter[],
): { fields: FilteredSpecs; unread: UnreadSpec[] } {
  const fields: FilteredSpecs = { spec_choices: [] };
  const unread: UnreadSpec[] = [];
  for (const filter of filters) {
    const texts = textsOf(product, filter.specs);
    if (filter.kind === "choice") {
      const values = texts.flatMap((text) => text.split(CHOICE_SEPARATORS)).map(choiceValue);
      fields.spec_choices.push(...keys(filter.name, values));
      continue;
    }
    const { measure: kind, bareUnit, specs: names } = filter;
    const ranges = texts.flatMap((text) => {
      const mustHold = filter.kind === "user weight";
      const read = readRanges(text, { kind, bareUnit, names, mustHold });
      if ("ranges" in read) return read.ranges;
      unread.push({ filter, text, problem: read.problem });
      return [];
    });
    if (ranges.length === 0) continue;
    if (filter.kind === "size") {
      const sizes = ranges.map((range) => sizeValue(range, kind));
      fields.spec_choices.push(...keys(filter.name, sizes));
    }
    if (filter.kind === "doorway") fields.width_cm = least(ranges.map(({ high }) => high / 10));
    if (filter.kind === "user weight") {
      fields.carries_kg = -least(ranges.map(({ high }) => -high / 1000));
    }
    if (filter.kind === "user height") fields.heights_cm = heightsOf(ranges);
  }
  return { fields, unread };
}

/** A size as a choice: whole centimetres or kilograms, `46` or from `41-46`. */
function sizeValue(range: MeasureRange, kind: "length" | "weight"): string {
  const step = kind === "length" ? 10 : 1000;
  const whole = (measure: number) => String(Math.round(measure / step));
  const { low, high } = range;
  return isOneMeasure(range) ? whole((low + high) / 2) : `${whole(low)}-${whole(high)}`;
}

/** `navy blue`, `Navy Blue` and `NAVY BLUE` are one; short capitals are sizes and the like: `XL`, `LED`. */
function choiceValue(text: string): string {
  const value = text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (SHORT_CAPITALS.test(value)) return value;
  const [first = "", ...others] = value;
  // Cut last, between letters: what is left is what addresses can ask for.
  const written = first.toUpperCase() + others.join("").toLowerCase();
  return [...written].slice(0, MAX_VALUE_LENGTH).join("").trim();
}

const keys = (filter: string, values: readonly string[]): string[] =>
  [...new Set(values.filter(Boolean))].slice(0, MAX_CHOICES).map((one) => specChoice(filter, one));

/** Whole numbers of the unit, so that what is written in inches and in centimetres compares. */
const least = (numbers: readonly number[]): number =>
  Math.min(...numbers.map((number) => Math.round(number)));

function heightsOf(ranges: readonly MeasureRange[]): number[] {
  const heights = new Set<number>();
  for (const { low, high } of ranges) {
    const from = Math.max(Math.round(low / 10), HEIGHTS_CM.least);
    const to = Math.min(Math.round(high / 10), HEIGHTS_CM.most);
    for (let height = from; height <= to; height += 1) heights.add(height);
  }
  return [...heights];
}

/** What a product says of specifications of these names (lower case); what its variants say comes before it. */
export function textsOf({ specs, choice }: Specified, names: readonly string[]): string[] {
  const isMeant = (name: string) => names.includes(name.trim().toLowerCase());
  const chosen = (choice?.options ?? []).filter(({ name }) => isMeant(name));
  if (chosen.length > 0) return chosen.flatMap(({ values }) => values);
  return specs.filter(({ name }) => isMeant(name)).map(({ value }) => value);
}
