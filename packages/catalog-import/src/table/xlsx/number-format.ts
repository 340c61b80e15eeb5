import { DAY_MS } from "@eldercare/contracts";
/** The text of a number in a cell. */
export type ShownNumber = (value: number) => string;

/** Formats that workbooks name by a number alone (ECMA-376, part 1, 18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = {
  2: "0.00",
  4: "#,##0.00",
  7: "0.00",
  8: "0.00",
  9: "0%",
  10: "0.00%",
  14: "yyyy-mm-dd",
  15: "yyyy-mm-dd",
  16: "yyyy-mm-dd",
  17: "yyyy-mm-dd",
  18: "hh:mm",
  19: "hh:mm:ss",
  20: "hh:mm",
  21: "hh:mm:ss",
  22: "yyyy-mm-dd hh:mm",
  39: "0.00",
  40: "0.00",
  44: "0.00",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss",
};
const NOT_SHOWN = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/**
 * How a number is shown by a format of the workbook, as far as it says something of the value: dates
 * (as 2026-03-31), per cent, leading zeros, and two or more decimals, to which it is rounded. Fewer
 * decimals, thousands and colours leave it as it is: cents that a sheet hides are not lost.
 */
export function shownNumber(
  { id, code = BUILT_IN[id] ?? "" }: { id: number; code?: string | undefined },
  startsIn1904 = false,
): ShownNumber {
  const [section = ""] = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const plain = section.replace(NOT_SHOWN, "");
  if (/general/i.test(plain)) return decimalText;
  if (/[ymdhs]/i.test(plain)) return (value) => dateText(value, plain, startsIn1904);
  const decimals = /\.([0#?]+)/.exec(plain)?.[1]?.length ?? 0;
  const rounded = (value: number) => (decimals >= 2 ? roundedTo(value, decimals) : value);
  if (plain.includes("%")) {
    return (value) => `${decimalText(rounded(Number((value * 100).toPrecision(15))))}%`;
  }
  const digits = codeDigits(section);
  if (digits) {
    return (value) =>
      Number.isInteger(value) && value >= 0 ? digits(String(value)) : decimalText(value);
  }
  return (value) => decimalText(rounded(value));
}

/** A number with all its digits and no exponent; spreadsheets keep fifteen. */
export function decimalText(value: number): string {
  return value.toLocaleString("en", {
    useGrouping: false,
    maximumSignificantDigits: 15,
  });
}

/** As people round, who do not know how a computer keeps 1.005. */
function roundedTo(value: number, decimals: number): number {
  const text = decimalText(value);
  return Number(`${Math.round(Number(`${text}e${decimals}`))}e-${decimals}`);
}

/** Formats of article numbers: `00000`, `"CANE-"000`, `000-000`. */
function codeDigits(section: string): ((digits: string) => string) | undefined {
  const tokens = section.match(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|./g) ?? [];
  const parts = tokens.flatMap((token): { isDigit: boolean; text: string }[] => {
    if (/^[_*[]./.test(token)) return [];
    if (token.startsWith('"')) return [{ isDigit: false, text: token.slice(1, -1) }];
    if (token.startsWith("\\")) return [{ isDigit: false, text: token.slice(1) }];
    return [{ isDigit: token === "0", text: token }];
  });
  const places = parts.filter(({ isDigit }) => isDigit).length;
  const isNumber = tokens.some((token) => /^[#?.,%E@]$/i.test(token));
  const first = parts.findIndex(({ isDigit }) => isDigit);
  const hasPrefix = parts.slice(0, first).some(({ text }) => /[a-z]/i.test(text));
  if (isNumber || places === 0 || (places === 1 && !hasPrefix)) return undefined;
  return (digits) => {
    const padded = digits.padStart(places, "0");
    // What is too long for the places stands in the first one.
    let at = padded.length - places + 1;
    let isFirst = true;
    return parts
      .map(({ isDigit, text }) => {
        if (!isDigit) return text;
        const shown = isFirst ? padded.slice(0, at) : padded.slice(at - 1, at);
        isFirst = false;
        at += 1;
        return shown;
      })
      .join("");
  };
}

function dateText(value: number, format: string, startsIn1904: boolean): string {
  // Excel's calendar has a 29 February 1900.
  const days = startsIn1904 ? value + 1462 : value < 60 ? value + 1 : value;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1000);
  if (Number.isNaN(date.getTime()) || value < 0 || value > 2_958_466) return decimalText(value);
  const [day = "", time = ""] = date.toISOString().slice(0, 19).split("T");
  const hasDay = /[yd]/i.test(format);
  const hasTime = /[hs]/i.test(format) && (!hasDay || date.getTime() % DAY_MS !== 0);
  const clock = time.endsWith(":00") ? time.slice(0, 5) : time;
  return [hasDay || !hasTime ? day : "", hasTime ? clock : ""].filter(Boolean).join(" ");
}
