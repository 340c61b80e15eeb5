import { describe, expect, it } from "vitest";
import type { ChosenRefund, ReturnRow } from "../modules/shop-order/order-row";
import { piecesToReturn, returnable, returnsOf, returnsUntil, settledReturns } from "./returns";

const item = (variantId: string, qty: number) => ({
  ...{ productId: `of-${variantId}`, variantId, name: variantId, qty, unitPriceCAD: 1000 },
});
const inMedusa = (variantId: string, qty: number, sent: number) => ({ variantId, qty, sent });
const aReturn = (change: Partial<ReturnRow> = {}): ReturnRow => ({
  ...{ id: "oret_1", at: "2026-11-23T12:00:00Z", by: "ada@example.ca", state: "asked" },
  ...{ lines: [{ line: 0, qty: 1 }], reason: "damaged", note: "", answer: "" },
  ...change,
});
const paidBack = (chosen: Partial<ChosenRefund>) => ({
  ...{ at: "2026-11-23T12:00:00Z", amount: 1000 },
  chosen: { key: "key12345", lines: [], delivery: false, reason: "damaged" as const, ...chosen },
});
const order = (change: object = {}) => ({
  ...{ items: [item("cane", 3), item("chair", 1)], refunds: [], returns: [] },
  received_cents: 4000,
  ...change,
});
const SENT = [inMedusa("cane", 3, 3), inMedusa("chair", 1, 1)];

describe("returns that are settled by paying pieces back", () => {
  const settled = (returns: ReturnRow[], back: number, refunds: object[] = []) =>
    settledReturns(order({ returns, refunds }), [{ line: 0, qty: back }]);
  const two = aReturn({ state: "received", lines: [{ line: 0, qty: 2 }] });
  const other = aReturn({ id: "oret_2", state: "asked" });

  it("are those all of whose pieces went back, with what went back before for none", () => {
    const one = { back: [{ line: 0, qty: 1 }], settles: [] };
    expect(settled([two], 1)).toEqual([]);
    expect(settled([two], 2)).toEqual(["oret_1"]);
    expect(settled([two], 1, [paidBack(one)])).toEqual(["oret_1"]);
    const before = { ...paidBack(one), at: "2026-11-22T12:00:00Z" };
    expect(settled([two], 1, [before])).toEqual([]);
  });

  it("take each piece once, those whose goods are here first", () => {
    expect(settled([other, two], 2)).toEqual(["oret_1"]);
    expect(settled([other, two], 3)).toEqual(["oret_1", "oret_2"]);
    const gone = paidBack({ back: [{ line: 0, qty: 2 }], settles: ["oret_1"] });
    expect(settled([other, two], 0, [gone])).toEqual([]);
    // What another return took before this one was asked for is not missing now.
    const long = { ...gone, at: "2026-11-22T12:00:00Z" };
    expect(settled([other, two], 1, [long])).toEqual(["oret_2"]);
  });
});

describe("pieces that may come back", () => {
  it("are those that left, of each line", () => {
    expect(piecesToReturn(order(), SENT)).toEqual([3, 1]);
    expect(piecesToReturn(order(), [inMedusa("chair", 1, 0), inMedusa("cane", 3, 2)])).toEqual([
      2, 0,
    ]);
  });

  it("are not those that were paid back, nor those of a return under way", () => {
    const refunds = [paidBack({ lines: [{ line: 0, qty: 1 }] })];
    expect(piecesToReturn(order({ refunds }), SENT)).toEqual([2, 1]);
    for (const state of ["asked", "accepted", "received"] as const) {
      expect(piecesToReturn(order({ refunds, returns: [aReturn({ state })] }), SENT)).toEqual([
        1, 1,
      ]);
    }
    const returns = [aReturn({ state: "declined" })];
    expect(piecesToReturn(order({ refunds, returns }), SENT)).toEqual([2, 1]);
    // A return that was paid back counts once, by its refund.
    const ended = {
      refunds: [paidBack({ lines: [{ line: 0, qty: 1 }], returnId: "oret_1" })],
      returns: [aReturn({ state: "received" })],
    };
    expect(piecesToReturn(order(ended), SENT)).toEqual([2, 1]);
    expect(returnsOf(order(ended), "buyer")).toMatchObject([{ state: "refunded", by: "staff" }]);
  });

  it("are none once all the money is back, and what was under way is refunded", () => {
    const refunds = [{ at: "2026-11-23T12:00:00Z", amount: 4000 }];
    const returns = [
      aReturn({ state: "received" }),
      aReturn({ id: "oret_2", state: "accepted" }),
      aReturn({ id: "oret_3", state: "declined" }),
    ];
    expect(piecesToReturn(order({ refunds, returns }), SENT)).toEqual([0, 0]);
    const states = returnsOf(order({ refunds, returns }), "staff").map(({ state }) => state);
    expect(states).toEqual(["refunded", "refunded", "declined"]);
  });

  it("do not count twice what was taken out before it left", () => {
    const refunds = [paidBack({ lines: [{ line: 0, qty: 2 }] })];
    expect(piecesToReturn(order({ refunds }), [inMedusa("cane", 1, 1)])).toEqual([1, 0]);
  });
});

describe("the days for a return", () => {
  it("begin when the last parcel arrived, or some days after it left", () => {
    expect(returnsUntil([])).toBeUndefined();
    expect(returnsUntil([{ sentAt: null, deliveredAt: null }])).toBeUndefined();
    const parcels = [
      { sentAt: "2026-11-01T12:00:00Z", deliveredAt: "2026-11-05T12:00:00Z" },
      { sentAt: "2026-11-02T12:00:00Z", deliveredAt: null },
    ];
    expect(returnsUntil(parcels)?.toISOString()).toBe("2026-12-12T12:00:00.000Z");
    const on = (now: string) =>
      returnable(order(), { lines: SENT, parcels, now: new Date(now) }).lines.length;
    expect(on("2026-12-12T11:00:00Z")).toBe(2);
    // All of the day that is named, in the shop's time.
    expect(on("2026-12-13T04:30:00Z")).toBe(2);
    expect(on("2026-12-13T05:30:00Z")).toBe(0);
  });
});
