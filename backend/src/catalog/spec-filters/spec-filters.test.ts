import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { seedsFolder } from "../shop-files/seeds-folder";
import { SPEC_FILTERS_FILE, specFiltersFrom } from "./spec-filters";

describe("the filters of specifications", () => {
  it("are questions, sizes and choices", () => {
    expect(
      specFiltersFrom(`Kind,Filter,Specs,Unit
Doorway,Doorway width,Overall width|Width,IN
weight,Carries,Weight capacity,lb
card,On cards,Weight capacity|Size,
choice,Couleur du tissu,Colour,`),
    ).toEqual({
      filters: [
        {
          ...{ kind: "doorway", measure: "length", bareUnit: "in" },
          ...{ label: "Doorway width", specs: ["overall width", "width"] },
        },
        {
          ...{ kind: "size", name: "carries", measure: "weight", bareUnit: "lb" },
          ...{ label: "Carries", specs: ["weight capacity"] },
        },
        {
          ...{ kind: "choice", name: "couleur-du-tissu", measure: null },
          ...{ label: "Couleur du tissu", specs: ["colour"] },
        },
      ],
      cardSpecs: ["weight capacity", "size"],
      problems: [],
    });
  });

  it("leave out what is wrong, and say so with its row", () => {
    const { filters, problems } = specFiltersFrom(`Kind,Filter,Specs,Unit
colour,Colour,Colour,
choice,,Colour,
choice,Colour,,
length,Seat,Seat width,kg
length,Seat,Seat width,
length,Seat,Seat depth,
doorway,Door,Width,in
doorway,Other door,Length,in
card,On cards,,`);
    expect(filters.map(({ label }) => label)).toEqual(["Seat", "Door"]);
    expect(problems).toEqual([
      'Row 2: Kind is "colour"; it must be one of card, choice, doorway, user weight, user height, length, weight.',
      "Row 3: there is nothing in Filter.",
      "Row 4: there is nothing in Specs.",
      'Row 5: Unit is "kg", which is no unit of a length.',
      'Row 7: there are two filters named "Seat": name all specs in one row.',
      'Row 9: "doorway" is there already: name all specs in one row.',
      "Row 10: there is nothing in Specs.",
    ]);
    expect(specFiltersFrom("Kind\nchoice").problems).toEqual([
      "The columns Filter, Specs, Unit are missing.",
    ]);
  });

  it("lose none by a row with a comma too many, and may have semicolons", () => {
    const { filters, problems } = specFiltersFrom(
      "Kind;Filter;Specs;Unit\n\nchoice;Colour;Colour\nchoice;A;B;C;D\nchoice;Size;;",
    );
    expect(filters.map(({ label }) => label)).toEqual(["Colour"]);
    expect(problems).toEqual([
      expect.stringMatching(/^Row 4: it has more cells/),
      "Row 5: there is nothing in Specs.",
    ]);
  });

  it("come with the shop's own catalogue, none of them wrong", async () => {
    const { filters, problems } = specFiltersFrom(
      await readFile(join(seedsFolder(), SPEC_FILTERS_FILE), "utf8"),
    );
    expect(problems).toEqual([]);
    expect(filters.length).toBeGreaterThan(3);
  });
});
