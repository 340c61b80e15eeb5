/** Numbers as people type them and as spreadsheets copy them: "$1,234.50", "1 234,50 $", "−5". */

const SIGNS_AROUND = /^(?:CAD|CA\$|\$)\s*|\s*(?:CAD|CA\$|\$)$/gi;
const SPACES = /[\s'’]/g;
const DASHES = /^[−–]/;
/** Digits in groups of three, as "1,234,567" and "1.234.567". */
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Whether its point groups thousands or stands before parts, nobody can tell: "1.000". */
export const isTwofold = (typed: string): boolean =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(typed.replace(/[^\d.,]/g, ""));

/** The number as digits with a point, such as "-1234.50"; null for what is no number. */
export function decimalText(typed: string): string | null {
  const isNegative = /^\(.*\)$/.test(typed.trim());
  const bare = typed
    .trim()
    .replace(/^\((.*)\)$/, "$1")
    .replace(DASHES, "-")
    .replace(/^\+(?=[\d$.])/, "")
    .replace(/^(-?)\s*/, "$1");
  const [, minus = "", rest = ""] = /^(-?)(.*)$/.exec(bare) ?? [];
  const digits = rest.trim().replace(SIGNS_AROUND, "").replace(SPACES, "");
  const text = `${minus || isNegative ? "-" : ""}${withPoint(digits)}`;
  return PLAIN.test(text) ? text : null;
}

/**
 * A comma before one or two digits ends the dollars, as French has it; before three it groups them.
 * A point before three may do either ("1.000"): that is no number, rather than a wrong one.
 */
function withPoint(digits: string): string {
  const [comma, point] = [digits.lastIndexOf(","), digits.lastIndexOf(".")];
  if (comma >= 0 && point >= 0) {
    const decimal = Math.max(comma, point);
    const whole = digits.slice(0, decimal);
    return GROUPED.test(whole) ? `${whole.replace(/[.,]/g, "")}.${digits.slice(decimal + 1)}` : "";
  }
  if (point >= 0 && digits.indexOf(".") !== point) return ungrouped(digits);
  if (point >= 0) return isTwofold(digits) ? "" : digits;
  if (comma < 0) return digits;
  return /^\d+,\d{1,2}$/.test(digits) ? digits.replace(",", ".") : ungrouped(digits);
}

const ungrouped = (digits: string) => (GROUPED.test(digits) ? digits.replace(/[.,]/g, "") : "");

/** An amount of dollars in cents; null for what is none, or has parts of a cent. */
export function typedCents(typed: string): number | null {
  const text = decimalText(typed);
  const [, minus, dollars, cents = ""] = /^(-?)(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text ?? "") ?? [];
  if (dollars === undefined) return null;
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
  return minus ? -amount : amount;
}

/** A whole number; null for what is none. */
export function typedWhole(typed: string): number | null {
  const text = decimalText(typed)?.replace(/\.0+$/, "");
  return text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}
