import { describe, expect, it } from "vitest";
import { MAX_ATTEMPTS, retryDelaySeconds } from "./retry-delay";

describe("retry of a mail", () => {
  it("waits 15 seconds first, then twice as long each time, at most two hours", () => {
    expect([1, 2, 3, 4].map(retryDelaySeconds)).toEqual([15, 30, 60, 120]);
    expect(retryDelaySeconds(MAX_ATTEMPTS)).toBe(2 * 60 * 60);
  });

  it("keeps trying for about two days, so that an outage of a weekend loses nothing", () => {
    const attempts = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => index + 1);
    const total = attempts.reduce((sum, attempt) => sum + retryDelaySeconds(attempt), 0);
    expect(total).toBeGreaterThan(47 * 60 * 60);
  });
});
