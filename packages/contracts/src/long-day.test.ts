import { expect, it } from "vitest";
import { longDay } from "./long-day.js";

it("is the day where the shop is", () => {
  expect(longDay("2026-11-24T03:30:00.000Z")).toBe("November 23, 2026");
  expect(longDay(new Date("2026-11-24T05:30:00.000Z"))).toBe("November 24, 2026");
});
