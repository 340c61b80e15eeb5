import { expect, test } from "vitest";
import { codeProblem } from "./code-problem";

const NOW = new Date("2026-11-22T12:00:00Z");

test.each([
  ["We do not know this code. Please check how it is written.", undefined],
  ["We do not know this code. Please check how it is written.", { status: "draft" }],
  ["This code is no longer valid.", { status: "inactive" }],
  [
    "This code is no longer valid.",
    { status: "active", campaign: { ends_at: "2026-11-21T00:00:00Z" } },
  ],
  [
    "This code is valid from December 1, 2026.",
    { status: "active", campaign: { starts_at: "2026-12-01T12:00:00Z" } },
  ],
  ["This code does not apply to what is in your cart.", { status: "active", campaign: null }],
])("a code that takes off nothing says why: %s", (problem, promotion) => {
  expect(codeProblem(promotion, NOW)).toBe(problem);
});
