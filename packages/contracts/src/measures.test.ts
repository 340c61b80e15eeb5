import { describe, expect, it } from "vitest";
import { bothUnits, heightInBothUnits, readMeasure } from "./measures.js";

describe("a length that somebody types", () => {
  it.each([
    ["24 in", 609.6],
    ['24"', 609.6],
    ["24 inches", 609.6],
    ["24”", 609.6],
    ["24", 609.6],
    ["61 cm", 610],
    ["61cm", 610],
    ["0.61 m", 610],
    ["610 mm", 610],
    ["60,5 cm", 605],
    ['17 1/2"', 444.5],
    ["17-1/2 in", 444.5],
    ["17½ in.", 444.5],
    ["24 po", 609.6],
    ["5'7\"", 1701.8],
    ["5’7”", 1701.8],
    ["5'7", 1701.8],
    ["5' 7''", 1701.8],
    ["5 ft 7 in", 1701.8],
    ["5 feet 7 inches", 1701.8],
    ["5ft7", 1701.8],
    ["6 ft", 1828.8],
    ["5 pi 7 po", 1701.8],
  ])("is read in its unit: %s", (text, millimetres) => {
    expect(readMeasure(text, "length", "in")).toBeCloseTo(millimetres, 6);
  });

  it.each(["", "wide", "300 lb", "24 in wide", "24 x 36 in", "-3 in", "24 bananas"])(
    "is not guessed from “%s”",
    (text) => {
      expect(readMeasure(text, "length", "in")).toBeNull();
    },
  );
});

describe("a weight that somebody types", () => {
  it.each([
    ["300 lb", 136_077.711],
    ["300 lbs", 136_077.711],
    ["300 pounds", 136_077.711],
    ["300", 136_077.711],
    ["136 kg", 136_000],
    ["1,000 lb", 453_592.37],
    ["136.5 kilos", 136_500],
    ["300 livres", 136_077.711],
  ])("is read in its unit: %s", (text, grams) => {
    expect(readMeasure(text, "weight", "lb")).toBeCloseTo(grams, 6);
  });

  it("is no length", () => {
    expect(readMeasure("24 in", "weight", "lb")).toBeNull();
  });
});

describe("a measure that is shown", () => {
  it("is in both units", () => {
    expect(bothUnits("length", 610)).toBe("61 cm (24 in)");
    expect(bothUnits("length", 445)).toBe("45 cm (17.5 in)");
    expect(bothUnits("weight", 136_078)).toBe("136 kg (300 lb)");
    expect(heightInBothUnits(1702)).toBe("170 cm (5 ft 7 in)");
    expect(heightInBothUnits(1828.8)).toBe("183 cm (6 ft 0 in)");
  });
});
