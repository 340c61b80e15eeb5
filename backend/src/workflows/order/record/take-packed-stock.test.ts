import { expect, test } from "vitest";
import { stillReserved } from "./take-packed-stock";

const kit = [
  { itemId: "frame", title: "", sku: "", perPiece: 1 },
  { itemId: "wheel", title: "", sku: "", perPiece: 4 },
];
const reserved = (itemId: string, quantity: unknown) => ({
  line_item_id: "line",
  inventory_item_id: itemId,
  quantity,
});

test("of a kit stays reserved what the pieces need that are not packed yet", () => {
  const lines = [{ id: "line", left: 2, kit }];
  expect(stillReserved(lines, [reserved("frame", 3), reserved("wheel", 12)])).toEqual([
    { lineId: "line", itemId: "frame", quantity: 2 },
    { lineId: "line", itemId: "wheel", quantity: 8 },
  ]);
});

test("nothing is taken twice, and nothing of what was never reserved", () => {
  const lines = [{ id: "line", left: 2, kit }];
  expect(stillReserved(lines, [reserved("frame", 2), reserved("wheel", 5)])).toEqual([]);
  expect(stillReserved(lines, [])).toEqual([]);
});

test("what is reserved in two places counts as one", () => {
  const lines = [{ id: "line", left: 1, kit: [] }];
  expect(stillReserved(lines, [reserved("frame", 1), reserved("frame", 1)])).toEqual([
    { lineId: "line", itemId: "frame", quantity: 1 },
  ]);
});
