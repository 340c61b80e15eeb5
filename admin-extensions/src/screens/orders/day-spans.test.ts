import { expect, it } from "vitest";
import { daySpans, nameOfSpan } from "./day-spans";

it("days are named by the shop's calendar, across months and years", () => {
  const spans = daySpans("2026-03-01");
  expect(Object.fromEntries(spans)).toEqual({
    "Any Day": { from: "", to: "" },
    Today: { from: "2026-03-01", to: "2026-03-01" },
    Yesterday: { from: "2026-02-28", to: "2026-02-28" },
    "Last 7 Days": { from: "2026-02-23", to: "" },
    "This Month": { from: "2026-03-01", to: "" },
    "Last Month": { from: "2026-02-01", to: "2026-02-28" },
  });
  expect(daySpans("2026-01-15").get("Last Month")).toEqual({
    from: "2025-12-01",
    to: "2025-12-31",
  });
  expect(nameOfSpan({ from: "2026-02-23", to: "" }, spans)).toBe("Last 7 Days");
  expect(nameOfSpan({ from: "2026-02-22", to: "" }, spans)).toBeUndefined();
});
