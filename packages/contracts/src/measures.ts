/**
 * Lengths and weights as people write them: `24 in`, `5'7"`, `5 ft 7 in`, `17 1/2"`, `45,5 cm`,
 * `1,000 lb`. In our code a length is millimetres and a weight is grams.
 */

export type MeasureKind = "length" | "weight";

/** Units by what is written; the first unit of each list is its sign in lists for merchandisers. */
const MILLIMETRES: Record<string, number> = {
  mm: 1,
  cm: 10,
  m: 1000,
  in: 25.4,
  ft: 304.8,
};
const GRAMS: Record<string, number> = { g: 1, kg: 1000, oz: 28.349523, lb: 453.59237 };

const OTHER_NAMES: Record<string, string> = {
  ...{ inch: "in", inches: "in", '"': "in", "''": "in", po: "in", pouce: "in", pouces: "in" },
  ...{ foot: "ft", feet: "ft", "'": "ft", pi: "ft", pied: "ft", pieds: "ft" },
  ...{ kgs: "kg", kilo: "kg", kilos: "kg", lbs: "lb", pound: "lb", pounds: "lb" },
  ...{ livre: "lb", livres: "lb", ounce: "oz", ounces: "oz" },
};

const FRACTIONS: Record<string, number> = {
  ...{ "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8 },
};

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?:[ -]?(\d)\/(\d{1,2})|([½¼¾⅛⅜⅝⅞]))?`;
const MEASURE = new RegExp(String.raw`^${NUMBER}\s*([a-z]+|''|["'])?`);
const INCHES = new RegExp(String.raw`^${NUMBER}\s*(inches|inch|in|po|''|")?(?![a-z\d])`);

/** A measure at the beginning of a text. */
export interface Measure {
  /** As it stands there; in millimetres or grams once {@link unit} is counted in. */
  number: number;
  /** Of which kind, and how much one of it is; null for a bare number. */
  unit: { kind: MeasureKind; size: number } | null;
  /** What follows it. */
  rest: string;
}

/** Quotation marks of every kind as the two that mean feet and inches, in lower case. */
export const measureText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”„″]/g, '"')
    .replace(/[‘’′]/g, "'")
    .replace(/\s+/gu, " ")
    .trim();

/** The measure that a text begins with, written as by {@link measureText}; null where none does. */
export function takeMeasure(text: string): Measure | null {
  const found = MEASURE.exec(text);
  if (!found) return null;
  const [whole, , , , , sign] = found;
  const number = numberOf(found);
  const rest = text.slice(whole.length);
  const unit = sign ? unitOf(sign) : null;
  // A word that is no unit belongs to what follows.
  if (sign && !unit) return { number, unit, rest: text.slice(whole.length - sign.length) };
  if (unit?.size !== MILLIMETRES.ft) return { number, unit, rest: rest.replace(/^\./, "") };
  const inches = INCHES.exec(rest.trimStart());
  if (!inches) return { number, unit, rest };
  return {
    number: number + numberOf(inches) / 12,
    unit,
    rest: rest.trimStart().slice(inches[0].length),
  };
}

/**
 * The one measure that a text is, in millimetres or grams; null where it is none. A bare number is
 * taken in `bareUnit`, such as `in`.
 */
export function readMeasure(text: string, kind: MeasureKind, bareUnit: string): number | null {
  const measure = takeMeasure(measureText(text));
  if (!measure || measure.rest.trim()) return null;
  const unit = measure.unit ?? unitOf(bareUnit);
  return unit?.kind === kind ? measure.number * unit.size : null;
}

/** A unit by any of its names. */
export function unitOf(name: string): Measure["unit"] {
  const sign = OTHER_NAMES[name] ?? name;
  const millimetres = MILLIMETRES[sign];
  if (millimetres !== undefined) return { kind: "length", size: millimetres };
  const grams = GRAMS[sign];
  return grams === undefined ? null : { kind: "weight", size: grams };
}

function numberOf([, digits = "", over, under, sign]: RegExpExecArray): number {
  const isThousands = /^\d{1,3}(,\d{3})+/.test(digits);
  const whole = Number(isThousands ? digits.replaceAll(",", "") : digits.replace(",", "."));
  return whole + (over && under ? Number(over) / Number(under) : (FRACTIONS[sign ?? ""] ?? 0));
}

const rounded = (number: number, step: number) => Math.round(number / step) * step;

/** A length or weight in both units: `61 cm (24 in)`, `136 kg (300 lb)`. */
export function bothUnits(kind: MeasureKind, measure: number): string {
  if (kind === "weight") {
    return `${rounded(measure / 1000, 1)} kg (${rounded(measure / 453.59237, 1)} lb)`;
  }
  return `${rounded(measure / 10, 1)} cm (${rounded(measure / 25.4, 0.5)} in)`;
}

/** A person's height in both units: `170 cm (5 ft 7 in)`. */
export function heightInBothUnits(millimetres: number): string {
  const inches = Math.round(millimetres / 25.4);
  return `${Math.round(millimetres / 10)} cm (${Math.floor(inches / 12)} ft ${inches % 12} in)`;
}
