import { shopDay } from "@eldercare/contracts";

/** Days from one to another, both included; "" for no end on that side. */
export type DaySpan = { from: string; to: string };

const moved = (day: string, days: number): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** What is asked for most, by its name, on this day of the shop's time zone. */
export function daySpans(today = shopDay()): ReadonlyMap<string, DaySpan> {
  const first = `${today.slice(0, 8)}01`;
  const lastMonth = moved(first, -1);
  return new Map([
    ["Any Day", { from: "", to: "" }],
    ["Today", { from: today, to: today }],
    ["Yesterday", { from: moved(today, -1), to: moved(today, -1) }],
    ["Last 7 Days", { from: moved(today, -6), to: "" }],
    ["This Month", { from: first, to: "" }],
    ["Last Month", { from: `${lastMonth.slice(0, 8)}01`, to: lastMonth }],
  ]);
}

/** The name of these days; undefined of any others. */
export const nameOfSpan = (
  { from, to }: DaySpan,
  spans: ReadonlyMap<string, DaySpan>,
): string | undefined => [...spans].find(([, span]) => span.from === from && span.to === to)?.[0];
