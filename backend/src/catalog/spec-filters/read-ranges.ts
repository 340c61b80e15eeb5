import {
  type Measure,
  type MeasureKind,
  measureText,
  takeMeasure,
  unitOf,
} from "@eldercare/contracts";

/**
 * From the lowest to the highest, in millimetres or grams; both ends the same for one measure that is
 * written once. Of two writings of one measure, which shops round both, the wider ends count; of
 * something that must hold, the lesser ones.
 */
export interface MeasureRange {
  low: number;
  high: number;
}

/** What a text says, or why nothing can be read of it: a sentence for merchandisers. */
export type ReadRanges = { ranges: MeasureRange[] } | { problem: string };

interface Expected {
  kind: MeasureKind;
  /** Of numbers that stand without one, such as `in`; empty: such numbers are not read. */
  bareUnit: string;
  /** Names that the text may begin with, such as the spec's own. */
  names: readonly string[];
  /** Whether somebody relies on it to be no less than what is read, such as what a seat carries. */
  mustHold?: boolean;
}

/** Words that may stand before a measure and say nothing else about it. */
const LEADING =
  /^(?:up to|supports?|holds?|rated for|tested to|adjusts|adjustable|from|between|max(?:imum)?\b\.?|about|approx(?:imately)?\b\.?|jusqu'à|de|≤|~|:)\s*/;
const TO = /^\s*(?:-|–|—|to\b|through\b|and\b|à\b)\s*/;
/** What separates one statement from the next. */
const NEXT = /\s*(?:[,;/|(]|\bor\b|\bou\b)\s*/;
const DIMENSIONS = /^\s*[x×*]\s*\d/;
/** How far two writings of one measure may lie apart: shops round both. */
const SAME_WITHIN = 0.06;

/**
 * Reads what a specification measures: `24 in`, `136 kg (300 lb)`, `17–21"`, `5 ft 1 in – 6 ft 1 in`,
 * `16 in, 18 in or 20 in`. What follows the measure in words is left alone; what could be meant in
 * two ways is not guessed.
 */
export function readRanges(text: string, expected: Expected): ReadRanges {
  let rest = withoutNames(measureText(text), expected.names);
  const ranges: MeasureRange[] = [];
  const joined = expected.mustHold ? least : widest;
  for (;;) {
    const taken = takeRange(rest, expected);
    if (taken === "other kind") return { problem: `it is no ${expected.kind}` };
    if (!taken) {
      // Words after a measure that was read: "fixed to studs", "usable 71 cm".
      if (ranges.length > 0) return { ranges };
      return { problem: `no ${expected.kind} can be read at its beginning` };
    }
    if (taken === "no unit") return { problem: "the number has no unit" };
    if (DIMENSIONS.test(taken.rest)) return { problem: "it has several dimensions" };
    if (taken.range.low > taken.range.high) return { problem: "it goes from the higher down" };
    const written = ranges.findIndex((range) => isSame(range, taken.range));
    if (written >= 0) ranges[written] = joined(ranges[written] ?? taken.range, taken.range);
    else if (taken.isInParentheses) {
      return { problem: "what stands in parentheses is not the same" };
    } else ranges.push(taken.range);
    const next = nextStatement(taken.rest);
    if (next === null) return { ranges };
    rest = next;
  }

  function takeRange(statement: string, { kind, bareUnit }: Expected) {
    const isInParentheses = statement.startsWith("(");
    const low = takeMeasure(withoutLeading(statement.replace(/^\(\s*/, "")));
    if (!low) return null;
    const to = TO.exec(low.rest);
    const high = to && takeMeasure(low.rest.slice(to[0].length));
    const last = high ?? low;
    const unit = last.unit ?? unitOf(bareUnit);
    if (!unit) return "no unit" as const;
    const lowUnit = low.unit ?? unit;
    if (unit.kind !== kind || lowUnit.kind !== kind) return "other kind" as const;
    const inUnits = ({ number }: Measure, { size }: { size: number }) => number * size;
    return {
      range: { low: inUnits(low, lowUnit), high: inUnits(last, unit) },
      rest: last.rest,
      isInParentheses,
    };
  }
}

/** What follows the next separator; a parenthesis stays, for what it says is said already. */
function nextStatement(rest: string): string | null {
  const separator = NEXT.exec(rest);
  if (!separator) return null;
  const next = rest.slice(separator.index + separator[0].length);
  return separator[0].includes("(") ? `(${next}` : next;
}

function withoutNames(text: string, names: readonly string[]): string {
  const name = names
    .map((one) => measureText(one))
    .find((one) => one && text.startsWith(one) && /^[\s:]/.test(text.slice(one.length)));
  return name ? text.slice(name.length).trim() : text;
}

function withoutLeading(text: string): string {
  const shorter = text.replace(LEADING, "");
  return shorter === text ? text : withoutLeading(shorter);
}

const isSame = (one: MeasureRange, other: MeasureRange) =>
  isNear(one.low, other.low) && isNear(one.high, other.high);

const widest = (one: MeasureRange, other: MeasureRange): MeasureRange => ({
  low: Math.min(one.low, other.low),
  high: Math.max(one.high, other.high),
});

const least = (one: MeasureRange, other: MeasureRange): MeasureRange => ({
  low: Math.min(one.low, other.low),
  high: Math.min(one.high, other.high),
});

/** Whether a range is one measure, however it was rounded. */
export const isOneMeasure = ({ low, high }: MeasureRange) => isNear(low, high);

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= SAME_WITHIN * Math.max(one, other);
