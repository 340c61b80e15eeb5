import { SALES_SPAN, type SalesPart, shopDay } from "@eldercare/contracts";

/** The first days of parts, "YYYY-MM-DD", the oldest first. */
export interface SalesParts {
  before: string[];
  now: string[];
  running: string;
}

/** The parts that a chart of sales shows at a moment, by the days of the shop's time zone. */
export function salesParts(by: SalesPart, moment: Date): SalesParts {
  const begun = firstDay(by, new Date(`${shopDay(moment)}T00:00:00Z`));
  const back = (parts: number) => dayOf(moved(by, begun, -parts));
  const span = SALES_SPAN[by];
  const parts = Array.from({ length: 2 * span }, (_, at) => back(2 * span - at));
  return { before: parts.slice(0, span), now: parts.slice(span), running: dayOf(begun) };
}

/** Days are moments of UTC here: they only have to be counted. */
const dayOf = (day: Date): string => day.toISOString().slice(0, 10);

function firstDay(by: SalesPart, day: Date): Date {
  const first = new Date(day);
  if (by === "week") first.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  if (by === "month") first.setUTCDate(1);
  return first;
}

function moved(by: SalesPart, day: Date, parts: number): Date {
  const other = new Date(day);
  if (by === "month") other.setUTCMonth(day.getUTCMonth() + parts);
  else other.setUTCDate(day.getUTCDate() + parts * (by === "week" ? 7 : 1));
  return other;
}
