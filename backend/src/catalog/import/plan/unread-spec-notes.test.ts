import { expect, it } from "vitest";
import { specFiltersFrom } from "../../spec-filters/spec-filters";
import { unreadSpecNotes } from "./unread-spec-notes";

const { filters } = specFiltersFrom(
  "Kind,Filter,Specs,Unit\nuser weight,Weight of the user,Weight capacity,lb\nlength,Seat,Seat width,in",
);

it("names what a filter cannot read of a product, and nothing else", () => {
  const specs = [
    { name: "Weight capacity", value: "136 kg (400 lb)" },
    { name: "Seat width", value: "18 in" },
    { name: "Colour", value: "Blue" },
  ];
  const notes = unreadSpecNotes({ file: "a.csv", row: 4 }, { name: "Oak Cane", specs }, filters);
  expect(notes).toEqual([
    "a.csv, row 4: the filter “Weight of the user” does not find “Oak Cane”: of “136 kg (400 lb)”, what stands in parentheses is not the same.",
  ]);
});
