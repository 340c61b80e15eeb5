import { describe, expect, it } from "vitest";
import { linesOfSpecs, repeatedSpec, specsOfLines } from "./spec-lines";

describe("specifications as lines", () => {
  it("come back as they were, in their order", () => {
    const specs = { Weight: "2.1 kg", "Seat height": "45 to 55 cm", Ratio: "1:2" };
    expect(specsOfLines(linesOfSpecs(specs))).toEqual(specs);
    expect(Object.keys(specsOfLines(linesOfSpecs(specs)))).toEqual(Object.keys(specs));
  });

  it("may have spaces around, empty lines, and names alone", () => {
    expect(specsOfLines("  Colour :  grey \n\n\nFoldable")).toEqual({
      Colour: "grey",
      Foldable: "",
    });
  });

  it("name each specification once: a name that comes again is told", () => {
    expect(repeatedSpec("Weight: 2 kg\nColour: grey\n Weight : 3 kg")).toBe("Weight");
    expect(repeatedSpec("Weight: 2 kg\nweight limit: 90 kg")).toBeUndefined();
  });
});
