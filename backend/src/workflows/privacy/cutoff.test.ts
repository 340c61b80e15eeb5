import { describe, expect, it } from "vitest";
import { cutoff } from "./cutoff";

const CALENDAR_YEAR = 12;
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const booksBefore = (now: string, taxYearEnds = CALENDAR_YEAR) =>
  cutoff({ taxYears: 6 }, day(now), taxYearEnds).toISOString().slice(0, 10);

describe("how long something is kept", () => {
  it("counts days and years back from now", () => {
    expect(cutoff({ days: 30 }, day("2026-11-22"), CALENDAR_YEAR)).toEqual(day("2026-10-23"));
    expect(cutoff({ years: 2 }, day("2026-11-22"), CALENDAR_YEAR)).toEqual(day("2024-11-22"));
  });

  it("keeps books until six years after the end of their year, to the day", () => {
    expect(booksBefore("2025-12-31")).toBe("2019-01-01");
    expect(booksBefore("2026-01-01")).toBe("2020-01-01");
    expect(booksBefore("2026-12-31")).toBe("2020-01-01");
  });

  it("keeps them longer where the tax year ends in another month", () => {
    const MARCH = 3;
    expect(booksBefore("2026-03-31", MARCH)).toBe("2019-04-01");
    expect(booksBefore("2026-04-01", MARCH)).toBe("2020-04-01");
  });

  it("never forgets what is younger than six years", () => {
    for (let month = 1; month <= 12; month++) {
      for (const now of ["2026-01-01", "2026-02-28", "2026-07-15", "2026-12-31", "2028-02-29"]) {
        const sixYears = cutoff({ years: 6 }, day(now), month);
        expect(cutoff({ taxYears: 6 }, day(now), month) <= sixYears).toBe(true);
      }
    }
  });
});
