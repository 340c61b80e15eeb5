import { expect, it } from "vitest";
import { formatCents } from "./money.js";
import { SHOP } from "./shop.js";
import { piecesOf } from "./unbroken.js";

const wholesOf = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.isWhole ? [piece.text] : []));

it("phone numbers, postal codes, dates and amounts with a sign are whole, and nothing is lost", () => {
  const text = `Call ${SHOP.phone} or (416) 555-0199 by November 26, 2026: Ottawa, Ontario K1A 0B1. ${formatCents(-1_234_56)} back.`;
  expect(wholesOf(text)).toEqual([
    ...[SHOP.phone, "(416) 555-0199", "November 26, 2026:", "K1A 0B1.", "-$1,234.56"],
  ]);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

it("other words and numbers may break", () => {
  expect(wholesOf("May be 12 of them, open 24/7, order 1234, June or July")).toEqual([]);
  expect(wholesOf("")).toEqual([]);
});

it.each([
  ["Amplified Big-Button Phone", ["Big-Button"]],
  ["Wall-Mounted Fold-Down Shower Seat", ["Wall-Mounted", "Fold-Down"]],
  ["A 3-in-1 commode, 30-day returns", ["3-in-1", "30-day"]],
  ["Banc porte-fenêtre", ["porte-fenêtre"]],
  ["Ask anna-lee@mail-box.ca, Mon-Fri 9:00 AM-6:00 PM", ["Mon-Fri"]],
  ["https://shop.ca/verify-email?token=made-up", []],
  ["Knee-High Socks, 15–20 mmHg", ["Knee-High", "15–20 mmHg"]],
])("no word is parted at its hyphen: %s", (text, wholes) => {
  expect(wholesOf(text)).toEqual(wholes);
});

it("a price is whole together with its currency", () => {
  expect(wholesOf("On orders over CAD $100, to every province.")).toEqual(["CAD $100,"]);
});

it("a day without its year is whole, too", () => {
  expect(wholesOf("On sale until November 30.")).toEqual(["November 30."]);
});

it.each([
  ["Size: 22 × 19 × 8 cm (8.7 × 7.5 × 3 in)", ["22 × 19 × 8 cm", "(8.7 × 7.5 × 3 in)"]],
  ["ankle 20–25 cm (8–10 in), calf 33 cm", ["20–25 cm", "(8–10 in),", "33 cm"]],
  ["Holds 136 kg (300 lb), fixed to studs", ["136 kg", "(300 lb),"]],
  ["155–185 cm (5 ft 1 in – 6 ft 1 in)", ["155–185 cm", "(5 ft 1 in – 6 ft 1 in)"]],
  ["Within 1/2 in, or 11½ to 13 in", ["1/2 in,", "11½ to 13 in"]],
  ["de 81 à 95 cm (32 à 37,5 po).", ["81 à 95 cm", "(32 à 37,5 po)."]],
  ["At 100 by 40 cm it fits", ["100 by 40 cm"]],
  ["Arrives in 2 to 7 business days", ["2 to 7"]],
])("no measure is parted from its unit, and no range in two: %s", (text, wholes) => {
  expect(wholesOf(text)).toEqual(wholes);
});

it("no mark and no bracket begins or ends a line alone", () => {
  expect(wholesOf("Call (or write: 1-800-555-0142), by May 3!")).toEqual([
    ...["1-800-555-0142),", "May 3!"],
  ]);
});
