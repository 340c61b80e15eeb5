import { describe, expect, it } from "vitest";
import { fieldsFor, stillMissing, twiceChosen } from "./column-choice";

const ASKED = { fields: ["SKU", "Name"], hasSpecs: true, hasVariants: true };

describe("what a column may be", () => {
  it("is a field of the shop, a specification, what variants differ in, or nothing", () => {
    const labels = fieldsFor({ heading: "Taille", chosen: null }, ASKED).map(({ label }) => label);
    expect(labels).toEqual([
      "Leave out",
      "SKU",
      "Name",
      "Specification “Taille”",
      "Choice of variants “Taille”",
    ]);
  });

  it("is also what a command said before", () => {
    const fields = fieldsFor({ heading: "Taille", chosen: "option:Size" }, ASKED);
    expect(fields.at(-1)).toEqual({ value: "option:Size", label: "option:Size" });
  });
});

it("is no field twice, and what is lacking counts what was chosen", () => {
  expect(twiceChosen(["", "SKU", "", "Name"])).toBeUndefined();
  expect(twiceChosen(["Name", "SKU", "Name"])).toBe("Name");
  const missing = [["Original Price", "Price"], ["Category"]];
  expect(stillMissing({ missing }, ["Price"])).toEqual(["Category"]);
});
