import { describe, expect, it } from "vitest";
import { readRanges } from "./read-ranges";

const lengths = (text: string, bareUnit = "") =>
  readRanges(text, { kind: "length", bareUnit, names: ["Seat height", "Width"] });
const weights = (text: string, bareUnit = "") =>
  readRanges(text, { kind: "weight", bareUnit, names: ["Weight capacity"] });
const from = (low: number, high = low) => ({
  ranges: [{ low: expect.closeTo(low, 0), high: expect.closeTo(high, 0) }],
});

describe("a specification's length", () => {
  it.each([
    ["24 in", 610, 610],
    ["Width: 24 in", 610, 610],
    ["up to 24 in", 610, 610],
    ['17–21"', 432, 533],
    ['Seat height 17–21"', 432, 533],
    ['17" - 21"', 432, 533],
    ["17 in to 21 in", 432, 533],
    ["adjusts from 17 to 21 inches", 432, 533],
    ["between 43 and 53 cm", 430, 530],
    ["43–53 cm (17–21 in)", 430, 533],
    ["155–185 cm (5 ft 1 in – 6 ft 1 in)", 1549, 1854],
    ["5'1\" – 6'1\"", 1549, 1854],
    ["5'1\" to 6'1\"", 1549, 1854],
    ["61 cm / 24 in", 610, 610],
    ["24 in, 61 cm", 610, 610],
    ["60 cm (23.5 in)", 597, 600],
    ["46 cm (18 in) between the arms", 457, 460],
    ["74 cm (29 in), usable 71 cm (28 in)", 737, 740],
    ['17 1/2" - 21 3/4"', 444.5, 552],
  ])("is read: %s", (text, low, high) => {
    expect(lengths(text)).toEqual(from(low, high));
  });

  it("may be several", () => {
    expect(lengths("16 in, 18 in or 20 in")).toEqual({
      ranges: [16, 18, 20].map((inches) => ({ low: inches * 25.4, high: inches * 25.4 })),
    });
  });

  it("may leave its unit to whoever named the specification a number", () => {
    expect(lengths("24", "in")).toEqual(from(610));
    expect(lengths("24")).toEqual({ problem: "the number has no unit" });
  });

  it.each([
    ["Narrow", "no length can be read at its beginning"],
    ["Front 117 cm (46 in), back 58 cm (23 in)", "no length can be read at its beginning"],
    ["136 kg (300 lb)", "it is no length"],
    ["24 x 36 in", "it has several dimensions"],
    ["42 × 21 × 36 in", "it has several dimensions"],
    ["61 cm (42 in)", "what stands in parentheses is not the same"],
    ["21–17 in", "it goes from the higher down"],
  ])("is not guessed from “%s”", (text, problem) => {
    expect(lengths(text, "in")).toEqual({ problem });
  });
});

describe("a specification's weight", () => {
  it.each([
    ["300 lb (136 kg)", 136_000, 136_078],
    ["136 kg (300 lb), fixed to studs or blocking", 136_000, 136_078],
    ["Weight capacity: 300 lbs", 136_078, 136_078],
    ["Supports up to 300 pounds", 136_078, 136_078],
    ["Max. 300 lb", 136_078, 136_078],
    ["450 kg (1,000 lb)", 450_000, 453_592],
    ["20 kg (44 lb) of pull", 19_958, 20_000],
    ["2.3 kg (5 lb)", 2268, 2300],
  ])("is read: %s", (text, low, high) => {
    expect(weights(text)).toEqual(from(low, high));
  });

  it("is not guessed from words, nor from two weights that contradict each other", () => {
    expect(weights("For balance only, not for body weight")).toEqual({
      problem: "no weight can be read at its beginning",
    });
    expect(weights("136 kg (400 lb)")).toEqual({
      problem: "what stands in parentheses is not the same",
    });
  });
});
