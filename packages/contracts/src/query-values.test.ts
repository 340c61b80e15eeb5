import { expect, it } from "vitest";
import { queryDay } from "./query-values.js";

it("a day is one of the calendar: what the database would not take is refused here", () => {
  const isTaken = (value: string) => queryDay("from").safeParse(value).success;
  for (const day of ["2026-11-22", "2028-02-29", "0001-01-01", "9999-12-31"]) {
    expect(isTaken(day), day).toBe(true);
  }
  for (const none of [
    "2026-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "0000-01-01",
    "",
    "22.11.2026",
  ]) {
    expect(isTaken(none), none).toBe(false);
  }
});
