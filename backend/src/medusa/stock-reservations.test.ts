import { describe, expect, it } from "vitest";
import { reservationsOf } from "./stock-reservations";

const level = (locationId: string, onHand: number, reserved = 0) => ({
  locationId,
  onHand,
  reserved,
});
const takenOf = (levels: ReturnType<typeof level>[], managesInventory = true) =>
  reservationsOf(
    {
      ...{ lineId: "line", qty: 3, managesInventory, allowsBackorder: false },
      stock: { isCounted: true, kits: [{ itemId: "item", perPiece: 2, levels }] },
    },
    ["north", "south"],
  ).map(({ locationId, quantity }) => [locationId, quantity]);

describe("what a line of an order takes", () => {
  it("is all from the first place that has enough of it", () => {
    expect(takenOf([level("north", 9, 4), level("south", 6)])).toEqual([["south", 6]]);
    expect(takenOf([level("south", 6), level("north", 6)])).toEqual([["north", 6]]);
  });

  it("is from the first that counts it where none has enough", () => {
    expect(takenOf([level("elsewhere", 99), level("south", 1)])).toEqual([["south", 6]]);
  });

  it("is nothing of what nobody counts", () => {
    expect(takenOf([level("north", 9)], false)).toEqual([]);
  });
});
