import { SPEC_CHOICE } from "@eldercare/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ShopProduct } from "../products/shop-product";
import { filteredSpecs } from "./filtered-specs";
import { specFiltersFrom } from "./spec-filters";

const { filters } = specFiltersFrom(`Kind,Filter,Specs,Unit
doorway,Doorway width,Overall width|Width,in
user weight,Weight of the user,Weight capacity,lb
user height,Height of the user,User height,in
length,Seat width,Seat width,in
choice,Colour,Colour|Color,`);

const specified = (specs: Record<string, string>, options: Record<string, string[]> = {}) => ({
  specs: Object.entries(specs).map(([name, value]) => ({ name, value })),
  choice: {
    options: Object.entries(options).map(([name, values]) => ({ name, values })),
    variants: [],
  } satisfies ShopProduct["choice"],
});
const fieldsOf = (...given: Parameters<typeof specified>) =>
  filteredSpecs(specified(...given), filters).fields;

describe("what filters read of a product", () => {
  it("is its width, what it carries and whom it is made for, in whole units", () => {
    expect(
      fieldsOf({
        "Overall width": "60 cm (23.5 in)",
        "Weight capacity": "300 lb (136 kg)",
        "User height": "5'1\" – 5'3\"",
      }),
    ).toEqual({
      spec_choices: [],
      width_cm: 60,
      carries_kg: 136,
      heights_cm: [155, 156, 157, 158, 159, 160],
    });
  });

  it("is one choice however a size is written", () => {
    for (const text of ["18 in", "46 cm (18 in)", '18"', "18", "46 cm"]) {
      expect(fieldsOf({ "seat width": text }).spec_choices).toEqual(["seat-width.46"]);
    }
    expect(fieldsOf({ "Seat width": "16–18 in" }).spec_choices).toEqual(["seat-width.41-46"]);
  });

  it("is each of several words, alike in upper and lower case", () => {
    expect(fieldsOf({ Color: "navy blue / Black, NAVY BLUE" }).spec_choices).toEqual([
      "colour.Navy blue",
      "colour.Black",
    ]);
    expect(fieldsOf({ Colour: "LED" }).spec_choices).toEqual(["colour.LED"]);
  });

  it("counts every variant where they differ, instead of what the product says", () => {
    const product = fieldsOf(
      { Width: "30 in", "Seat width": "20 in", Colour: "Grey" },
      { "Seat width": ["16 in", "18 in"], Width: ["26 in", "24 in"], Colour: ["Blue", "Red"] },
    );
    expect(product).toEqual({
      spec_choices: ["seat-width.41", "seat-width.46", "colour.Blue", "colour.Red"],
      width_cm: 61,
    });
  });

  it("carries the lesser of two writings of one weight, and the most of several weights", () => {
    const carried = (text: string) => fieldsOf({ "Weight capacity": text }).carries_kg;
    expect(carried("130 kg (300 lb)")).toBe(130);
    expect(carried("300 lb (130 kg)")).toBe(130);
    expect(carried("140 kg / 300 lb")).toBe(136);
    expect(carried("300 lb or 400 lb")).toBe(181);
    expect(carried("159 kg (350 lb)")).toBe(carried("350 lb"));
  });

  it("is a choice that addresses can ask for, however long or odd the text is", () => {
    expect(fieldsOf({ Colour: `${"a".repeat(59)} blue` }).spec_choices).toEqual([
      `colour.A${"a".repeat(58)}`,
    ]);
    const label = `${"Colour of the cover ".repeat(3)}of it`;
    const long = specFiltersFrom(`Kind,Filter,Specs,Unit\nchoice,${label},Colour,`).filters;
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 90 }), (text) => {
        const { spec_choices } = filteredSpecs(specified({ Colour: text }), long).fields;
        for (const choice of spec_choices) expect(choice).toMatch(SPEC_CHOICE);
      }),
    );
    expect(filteredSpecs(specified({ Colour: "Blue" }), long).fields.spec_choices).toEqual([
      "colour-of-the-cover-colour-of-the-cover-colour-of-the-cover.Blue",
    ]);
  });

  it("names what cannot be read, and guesses nothing", () => {
    const { fields, unread } = filteredSpecs(
      specified({ "Weight capacity": "For balance only", Width: "24 x 36 in" }),
      filters,
    );
    expect(fields).toEqual({ spec_choices: [] });
    expect(unread.map(({ filter, text, problem }) => [filter.label, text, problem])).toEqual([
      ["Doorway width", "24 x 36 in", "it has several dimensions"],
      ["Weight of the user", "For balance only", "no weight can be read at its beginning"],
    ]);
  });
});
