import { describe, expect, it } from "vitest";
import { holdMinutes } from "./hold-minutes";

describe("how long an unpaid order keeps its stock", () => {
  it("is the setting's time while there is plenty for others", () => {
    expect(holdMinutes([{ qty: 2, available: 50 }], 60)).toBe(60);
    expect(holdMinutes([{ qty: 2, available: 12 }], 60)).toBe(60);
  });

  it("is short when one of its products is nearly gone", () => {
    const lines = [
      { qty: 1, available: 50 },
      { qty: 3, available: 12 },
    ];
    expect(holdMinutes(lines, 60)).toBe(15);
    expect(holdMinutes([{ qty: 1, available: 1 }], 60)).toBe(15);
  });

  it("is never longer than the setting", () => {
    expect(holdMinutes([{ qty: 1, available: 1 }], 5)).toBe(5);
  });
});
