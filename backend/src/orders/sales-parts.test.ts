import { describe, expect, it } from "vitest";
import { salesParts } from "./sales-parts";

describe("the parts of a chart of sales", () => {
  it("are days of the shop's time zone", () => {
    // Four in the morning in UTC is still the evening before in Toronto.
    const { now, before, running } = salesParts("day", new Date("2026-11-23T04:00:00Z"));
    expect(running).toBe("2026-11-22");
    expect([now.length, now[0], now.at(-1)]).toEqual([30, "2026-10-23", "2026-11-21"]);
    expect([before.length, before[0], before.at(-1)]).toEqual([30, "2026-09-23", "2026-10-22"]);
  });

  it("are weeks that begin on Monday", () => {
    const { now, running } = salesParts("week", new Date("2026-11-22T17:00:00Z"));
    expect(running).toBe("2026-11-16");
    expect([now.length, now.at(-1)]).toEqual([12, "2026-11-09"]);
  });

  it("are months, over the turn of a year", () => {
    const { now, before, running } = salesParts("month", new Date("2026-03-31T17:00:00Z"));
    expect(running).toBe("2026-03-01");
    expect([now[0], now.at(-1)]).toEqual(["2025-03-01", "2026-02-01"]);
    expect(before[0]).toBe("2024-03-01");
  });
});
