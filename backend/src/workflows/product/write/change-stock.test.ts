import { describe, expect, it } from "vitest";
import { changedStock } from "./change-stock";
import type { VariantChange } from "./write-context";

const change = (inventoryItemId: string | null, hasStockLevel: boolean, from: number, to: number) =>
  ({
    current: { inventoryItemId, hasStockLevel, fields: { onHand: from } },
    target: { onHand: to },
  }) as VariantChange;

describe("stock that is written", () => {
  it("changes by an amount where it is counted already", () => {
    expect(changedStock([change("iitem_1", true, 10, 12)])).toEqual([
      { itemId: "iitem_1", isThere: true, onHand: 12, amount: 2 },
    ]);
  });

  it("is counted from now on where it was not", () => {
    expect(changedStock([change("iitem_1", false, 0, 0)])).toMatchObject([
      { isThere: false, onHand: 0 },
    ]);
  });

  it("is left alone when nothing changes, and where nobody counts", () => {
    expect(changedStock([change("iitem_1", true, 5, 5), change(null, false, 0, 5)])).toEqual([]);
  });
});
