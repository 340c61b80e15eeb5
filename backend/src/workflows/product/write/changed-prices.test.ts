import { describe, expect, it } from "vitest";
import { changedPrices } from "./changed-prices";
import type { VariantChange } from "./write-context";

const NO_DAYS = { saleStartsAt: null, saleEndsAt: null as string | null };

const change = (
  [from, fromSale]: [number, number | null],
  [to, toSale]: [number, number | null],
  salePriceId: string | null = null,
  [days, newDays] = [NO_DAYS, NO_DAYS],
) =>
  changedPrices(
    {
      current: {
        priceSetId: "pset_1",
        basePriceId: "price_1",
        salePriceId,
        fields: { originalCents: from, saleCents: fromSale, ...days },
      },
      target: { originalCents: to, saleCents: toSale, ...newDays },
    } as VariantChange,
    ({ saleEndsAt }) => (saleEndsAt ? "plist_2" : "plist_1"),
  );

describe("prices that are written", () => {
  it("are those that changed, in dollars", () => {
    expect(change([1000, null], [1000, null])).toEqual([]);
    expect(change([1000, null], [1250, null])).toEqual([
      { priceSetId: "pset_1", id: "price_1", amount: 12.5, priceListId: null },
    ]);
  });

  it("are an entry of the sale price list that begins, and goes with the sale", () => {
    expect(change([1000, null], [1000, 800])).toEqual([
      { priceSetId: "pset_1", id: null, amount: 8, priceListId: "plist_1" },
    ]);
    expect(change([1000, 800], [1000, null], "price_2")).toEqual([
      { priceSetId: "pset_1", id: "price_2", amount: null, priceListId: "plist_1" },
    ]);
  });

  it("are entries of another list when the sale gets other days", () => {
    const untilMonday = { saleStartsAt: null, saleEndsAt: "2026-12-01T05:00:00.000Z" };
    expect(change([1000, 800], [1000, 700], "price_2", [NO_DAYS, untilMonday])).toMatchObject([
      { id: "price_2", amount: null },
      { id: null, amount: 7, priceListId: "plist_2" },
    ]);
    expect(change([1000, 800], [1000, null], "price_2", [untilMonday, NO_DAYS])).toMatchObject([
      { id: "price_2", amount: null },
    ]);
    expect(change([1000, 800], [1000, 700], "price_2", [untilMonday, untilMonday])).toMatchObject([
      { id: "price_2", amount: 7, priceListId: "plist_2" },
    ]);
  });

  it("leave no entry that lowered nothing and would lower the new price", () => {
    expect(change([1000, null], [1200, null], "price_2")).toMatchObject([
      { id: "price_1", amount: 12 },
      { id: "price_2", amount: null },
    ]);
    expect(change([1000, null], [1000, null], "price_2")).toEqual([]);
  });
});
