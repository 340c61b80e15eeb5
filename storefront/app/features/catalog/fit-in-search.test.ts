import { describe, expect, it } from "vitest";
import { fitInSearch } from "./fit-in-search";

describe("fitInSearch", () => {
  it.each([
    ["300 lb shower chair", "weight", "300 lb", "shower chair"],
    ["shower chair for 350lbs", "weight", "350 lb", "shower chair"],
    ["walker up to 400 pounds", "weight", "400 lb", "walker"],
    ["wheelchair 150-kg capacity", "weight", "150 kg", "wheelchair capacity"],
    ["chaise de douche pour 300 livres", "weight", "300 lb", "chaise de douche"],
    ["rollator for 24 inch doorway", "doorway", "24 in", "rollator"],
    ['wheelchair 24" door', "doorway", "24 in", "wheelchair"],
    ["walker my doorway is 61 cm", "doorway", "61 cm", "walker"],
    ["cane for 5'2 woman", "height", "5 ft 2 in", "cane for woman"],
    ["walker for someone 6 ft tall", "height", "6 ft", "walker for someone"],
    ["cane for 5 feet 11 inches", "height", "5 ft 11 in", "cane"],
    ["walker 190 cm tall", "height", "190 cm", "walker"],
    ["300 lbs", "weight", "300 lb", ""],
  ])("of “%s” a filter answers the %s of %s, for “%s”", (search, question, entry, rest) => {
    expect(fitInSearch(search)).toEqual({ question, entry, rest });
  });

  it.each([
    "10 lb dumbbell",
    "18 in grab bar",
    "6 ft ramp",
    "6 foot wheelchair ramp",
    "32 inch reacher",
    "door ramp",
    "outdoor 36 inch ramp",
    "12 indoor slippers",
    "24 in",
    "2 kg weights",
    "BW-300",
    "300lbsx",
    "1300 lb",
    "",
  ])("in “%s” there is none", (search) => {
    expect(fitInSearch(search)).toBeNull();
  });

  it("takes no time for a long search of digits and spaces", () => {
    expect(fitInSearch("9 ".repeat(100))).toBeNull();
    expect(fitInSearch(`door ${" ".repeat(190)}`)).toBeNull();
  });
});
