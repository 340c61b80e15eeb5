import { expect, test } from "vitest";
import { formatCalendarDay, formatDay, formatLongMoment } from "./dates";

test("a date is the calendar's day, wherever it is read", () => {
  expect(formatCalendarDay("2026-10-01")).toBe("October 1, 2026");
});

test("a time is written for Canada, in the reader's own time zone", () => {
  const noon = new Date(2026, 9, 1, 12, 5).toISOString();
  expect(formatDay(noon)).toMatch(/^Oct\.? 1, 2026$/);
  expect(formatLongMoment(noon)).toMatch(/^October 1, 2026 at 12:05\sp\.m\.$/);
});
