import { expect, test } from "vitest";
import { allLeft, isComplete, piecesOf, scanned, ticksWithin, withCount } from "./scanned-pieces";

const line = (id: string, sku: string, qty: number, packed = 0, barcode = "") => ({
  ...{ id, sku, qty, packed, barcode },
  name: `Goods ${id}`,
});
const lines = [line("a", "CANE-1", 2), line("b", "LAMP-1", 1, 1), line("c", "MAT-1", 1, 0, "0628")];

test("a scanned SKU or barcode ticks one piece of its line, in any case and with spaces around", () => {
  const first = scanned(lines, {}, " cane-1 ");
  expect(first).toEqual({ ticks: { a: 1 }, isWrong: false, said: "Goods a: 1 of 2." });
  const last = scanned(lines, { a: 2 }, "0628");
  expect(last.said).toBe("Goods c: 1 of 1. Everything is in: ready to send.");
  expect(isComplete(lines, last.ticks)).toBe(true);
  expect(piecesOf(last.ticks)).toEqual([
    { lineId: "a", qty: 2 },
    { lineId: "c", qty: 1 },
  ]);
});

test("what does not belong there changes nothing and is said", () => {
  expect(scanned(lines, { a: 1 }, "CHAIR-9")).toEqual({
    ticks: { a: 1 },
    isWrong: true,
    said: "CHAIR-9 is not in this order. Put it back.",
  });
  expect(scanned(lines, { a: 2 }, "CANE-1").said).toBe(
    "There are enough of Goods a. Put this one back.",
  );
  expect(scanned(lines, {}, "LAMP-1").said).toBe("Goods b is packed already. Put it back.");
  expect(scanned(lines, {}, "  ")).toEqual({ ticks: {}, isWrong: false, said: "" });
});

test("a line without a SKU is never what somebody scanned", () => {
  expect(scanned([line("d", "", 1)], {}, "").isWrong).toBe(false);
  expect(scanned([line("d", "", 1)], {}, "-").isWrong).toBe(true);
});

test("of two lines with one SKU the second is ticked once the first is full", () => {
  const twice = [line("a", "CANE-1", 1), line("b", "CANE-1", 1)];
  const { ticks } = scanned(twice, scanned(twice, {}, "CANE-1").ticks, "CANE-1");
  expect(ticks).toEqual({ a: 1, b: 1 });
});

test("a count that is typed stays between nothing and what is left", () => {
  expect(withCount(lines, {}, "a", 9)).toEqual({ a: 2 });
  expect(withCount(lines, {}, "a", -1)).toEqual({ a: 0 });
  expect(withCount(lines, {}, "a", Number.NaN)).toEqual({ a: 0 });
  expect(allLeft(lines)).toEqual({ a: 2, b: 0, c: 1 });
});

test("of what was ticked another time stays what is still to be packed", () => {
  expect(ticksWithin(lines, { a: 2, b: 1, gone: 1 })).toEqual({ a: 2, b: 0, gone: 0 });
});
