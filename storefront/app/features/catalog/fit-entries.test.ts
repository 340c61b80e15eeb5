import { describe, expect, it } from "vitest";
import { fitText, readFit } from "./fit-entries";

describe("what somebody says of a doorway or a person", () => {
  it("is read in any unit, as whole centimetres or kilograms", () => {
    expect(readFit("doorway", "24 in")).toBe(61);
    expect(readFit("doorway", "61 cm")).toBe(61);
    expect(readFit("weight", "300 lb")).toBe(136);
    expect(readFit("height", "5'7\"")).toBe(170);
  });

  it("is not guessed: without a unit, of another kind, or larger than anything", () => {
    for (const entry of ["", "60", "wide", "180 lb", "0 cm", "9000 in"]) {
      expect(readFit("doorway", entry), entry).toBeNull();
    }
    expect(readFit("weight", "24 in")).toBeNull();
    expect(readFit("height", "301 cm")).toBeNull();
  });

  it("is shown in both units", () => {
    expect(fitText("doorway", "24 in")).toBe("61 cm (24 in)");
    expect(fitText("weight", "82 kg")).toBe("82 kg (181 lb)");
    expect(fitText("height", "170 cm")).toBe("170 cm (5 ft 7 in)");
  });
});
