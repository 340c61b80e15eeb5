import { describe, expect, it } from "vitest";
import { linesOfSpecs, specsOfLines } from "./spec-lines";

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
});
