import fc from "fast-check";
import { expect, it } from "vitest";
import { formatLongDate } from "./long-date";

it("is the day of the calendar in UTC, of a day and of a moment", () => {
  expect(formatLongDate("2026-10-01")).toBe("October 1, 2026");
  expect(formatLongDate("2026-12-31T23:59:59.999Z")).toBe("December 31, 2026");
});

it("writes every day as English Canada does", () => {
  const canadian = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" });
  const years = { min: new Date("1000-01-01"), max: new Date("3000-01-01"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (date) => {
      expect(formatLongDate(date.toISOString())).toBe(canadian.format(date));
    }),
  );
});
