import { describe, expect, it } from "vitest";
import { decimalText, typedCents, typedWhole } from "./typed-numbers";

describe("amounts as people and spreadsheets write them", () => {
  it.each([
    ["1234.5", 123450],
    ["$1,234.50", 123450],
    ["1,234.50 CAD", 123450],
    ["1 234,50", 123450],
    ["1 234,50 $", 123450],
    ["1.234,50", 123450],
    ["1,234", 123400],
    ["1,234,567", 123456700],
    ["12,5", 1250],
    ["  7 ", 700],
    ["-2.50", -250],
    ["−$2.50", -250],
    ["+2.50", 250],
    ["(2.50)", -250],
    ["19.9900", 1999],
    ["0.990", 99],
    ["1.000.000", 100000000],
    ["0,99", 99],
  ])("reads %j", (typed, cents) => expect(typedCents(typed)).toBe(cents));

  it.each([
    "",
    "abc",
    "1.234",
    "1.000",
    "12.500",
    "$1.500",
    "12,34,56",
    "1,23.4",
    "1..5",
    "+-5",
    "$",
    "1e3",
    "12 units",
    "0,500",
  ])("refuses %j", (typed) => expect(typedCents(typed)).toBeNull());
});

describe("whole numbers", () => {
  it.each([
    ["12", 12],
    ["1,200", 1200],
    ["1 200", 1200],
    ["5.00", 5],
    ["+5", 5],
    ["-3", -3],
  ])("reads %j", (typed, whole) => expect(typedWhole(typed)).toBe(whole));

  it.each(["", "2.5", "1,5", "1.000", "many"])("refuses %j", (typed) =>
    expect(typedWhole(typed)).toBeNull(),
  );
});

it("has a percentage as it is", () => {
  expect(decimalText("-5,5")).toBe("-5.5");
});
