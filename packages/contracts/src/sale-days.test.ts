import { describe, expect, it } from "vitest";
import { saleDay, saleMoment, saleText, writtenSaleDay } from "./sale-days.js";

describe("the days of a sale", () => {
  it("begin and end with days of the shop's place, in summer and in winter", () => {
    expect(saleMoment("2026-11-27", "start")).toBe("2026-11-27T05:00:00.000Z");
    expect(saleMoment("2026-11-30", "end")).toBe("2026-12-01T05:00:00.000Z");
    expect(saleMoment("2026-07-01", "start")).toBe("2026-07-01T04:00:00.000Z");
    // Clocks go back at night on November 1.
    expect(saleMoment("2026-11-01", "start")).toBe("2026-11-01T04:00:00.000Z");
    expect(saleMoment("2026-11-01", "end")).toBe("2026-11-02T05:00:00.000Z");
    expect(saleMoment("2026-03-08", "end")).toBe("2026-03-09T04:00:00.000Z");
  });

  it("may have a time, of the shop's place or with its own offset", () => {
    expect(saleMoment("2026-11-30 18:00", "end")).toBe("2026-11-30T23:00:00.000Z");
    expect(saleMoment("2026-11-30T23:59:59", "end")).toBe("2026-12-01T04:59:59.000Z");
    expect(saleMoment("2026-11-30T18:00:00-08:00", "end")).toBe("2026-12-01T02:00:00.000Z");
  });

  it.each(["", "soon", "2026-02-30", "2026-13-01", "11/30/2026", "2026-11-30 25:00", "0001-01-01"])(
    "are not %s",
    (text) => {
      expect(saleMoment(text, "start")).toBeNull();
    },
  );

  it("are said as days where they are whole ones, and read back as they were", () => {
    expect(saleText("2026-12-01T05:00:00.000Z", "end")).toBe("2026-11-30");
    expect(saleText("2026-11-27T05:00:00.000Z", "start")).toBe("2026-11-27");
    const evening = "2026-11-30T23:00:00.000Z";
    expect(saleText(evening, "end")).toBe("2026-11-30 18:00");
    expect(saleText("2026-12-25T04:59:59.000Z", "end")).toBe("2026-12-24 23:59:59");
    // Clocks show half past one twice in the night of November 1.
    const [first, second] = ["2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"] as const;
    for (const moment of [first, second]) {
      expect(saleMoment(saleText(moment, "end"), "end")).toBe(moment);
    }
    expect(saleMoment(evening, "end")).toBe(evening);
    expect(saleDay(evening, "end")).toBe("2026-11-30");
  });

  it("are written for people, the last day as the last one", () => {
    expect(writtenSaleDay("2026-11-27T05:00:00.000Z", "start")).toMatch(/^Nov\.? 27, 2026$/);
    expect(writtenSaleDay("2026-12-01T05:00:00.000Z", "end")).toMatch(/^Nov\.? 30, 2026$/);
    expect(writtenSaleDay("2026-11-30T23:00:00.000Z", "end")).toMatch(
      /^Nov\.? 30, 2026, 6:00\sp\.m\.$/,
    );
  });
});
