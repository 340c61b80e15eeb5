import { expect, it } from "vitest";
import { formatCents } from "./money.js";
import { SHOP } from "./shop.js";
import { piecesOf } from "./unbroken.js";

const wholesOf = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.isWhole ? [piece.text] : []));

it("phone numbers, postal codes, dates and amounts with a sign are whole, and nothing is lost", () => {
  const text = `Call ${SHOP.phone} or (416) 555-0199 by November 26, 2026: Ottawa, Ontario K1A 0B1. ${formatCents(-1_234_56)} back.`;
  expect(wholesOf(text)).toEqual([
    ...[SHOP.phone, "(416) 555-0199", "November 26, 2026", "K1A 0B1", "-$1,234.56"],
  ]);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

it("other words and numbers may break", () => {
  expect(wholesOf("May be 12 of them, 136 kg (300 lb), order 1234-5678, June or July")).toEqual([]);
  expect(wholesOf("")).toEqual([]);
});

it("a price is whole together with its currency", () => {
  expect(wholesOf("On orders over CAD $100, to every province.")).toEqual(["CAD $100"]);
});

it("a day without its year is whole, too", () => {
  expect(wholesOf("On sale until November 30.")).toEqual(["November 30"]);
});
