import { describe, expect, it } from "vitest";
import { suggestedCategories } from "./suggested-categories";

const CATEGORIES = ["Mobility Aids", "Bathroom Safety", "Canes & Walkers", "Café", "Safety"].map(
  (name) => ({ id: name, name }),
);

const namesFor = (text: string, mostlyIn: string | null = null) =>
  suggestedCategories(CATEGORIES, { text, mostlyIn }).map(({ name }) => name);

describe("categories suggested while typing", () => {
  it("are those whose names have all words, or words that begin so", () => {
    expect(namesFor("mob")).toEqual(["Mobility Aids"]);
    expect(namesFor("safety bath")).toEqual(["Bathroom Safety"]);
    expect(namesFor("safety")).toEqual(["Bathroom Safety", "Safety"]);
    expect(namesFor("safety ladder")).toEqual([]);
  });

  it("are found by another ending, without accents and signs", () => {
    expect(namesFor("canes")).toEqual(["Canes & Walkers"]);
    expect(namesFor("mobilityaids")).toEqual(["Mobility Aids"]);
    expect(namesFor("cafe")).toEqual(["Café"]);
  });

  it("end with the category of most products, once", () => {
    expect(namesFor("rollator", "Mobility Aids")).toEqual(["Mobility Aids"]);
    expect(namesFor("safety", "Mobility Aids")).toEqual([
      "Bathroom Safety",
      "Safety",
      "Mobility Aids",
    ]);
    expect(namesFor("mobility", "Mobility Aids")).toEqual(["Mobility Aids"]);
  });

  it("are none for a text without words", () => {
    expect(namesFor(" ?!", "Mobility Aids")).toEqual([]);
  });
});
