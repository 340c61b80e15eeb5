import { describe, expect, it } from "vitest";
import { availableOf, type CountedBy, warehouseOf } from "./available";

const kit = (onHand: number, { reserved = 0, perPiece = 1 } = {}) => ({
  perPiece,
  levels: [
    { locationId: "sloc_1", onHand, reserved },
    { locationId: "sloc_elsewhere", onHand: 1000, reserved: 0 },
  ],
});
const available = (kits: CountedBy["kits"], isCounted = true) =>
  availableOf({ isCounted, kits }, ["sloc_1"]);

describe("pieces that can be sold", () => {
  it("are on hand where the shop sells from, and no order waits for them", () => {
    expect(available([kit(9, { reserved: 2 })])).toBe(7);
    expect(availableOf({ isCounted: true, kits: [kit(9)] }, ["sloc_1", "sloc_elsewhere"])).toBe(
      1009,
    );
  });

  it("are whole kits, as many as the scarcest part allows", () => {
    expect(available([kit(9, { perPiece: 4 })])).toBe(2);
    expect(available([kit(9), kit(3)])).toBe(3);
  });

  it("are never less than none", () => {
    expect(available([kit(1, { reserved: 3 })])).toBe(0);
    expect(available([])).toBe(0);
    expect(available([{ perPiece: 1, levels: [] }])).toBe(0);
  });

  it("are without end where nobody counts them", () => {
    expect(available([], false)).toBe(999);
  });
});

describe("pieces in the warehouse", () => {
  it("are those where the shop sells from, with those that orders wait for", () => {
    const counted = { isCounted: true, kits: [kit(9, { reserved: 2 })] };
    expect(warehouseOf(counted, ["sloc_1"])).toEqual({ onHand: 9, reserved: 2 });
    expect(warehouseOf({ isCounted: true, kits: [] }, ["sloc_1"])).toEqual({
      onHand: 0,
      reserved: 0,
    });
  });

  it("are not known where nobody counts them", () => {
    expect(warehouseOf({ isCounted: false, kits: [kit(9)] }, ["sloc_1"]).onHand).toBeNull();
  });
});
