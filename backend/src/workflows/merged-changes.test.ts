import { describe, expect, it } from "vitest";
import { Refusal } from "../errors/refusal";
import { mergedChanges } from "./merged-changes";

function meanwhileOf(changes: { expected?: object }, now: object) {
  try {
    mergedChanges(changes, now);
  } catch (error) {
    if (error instanceof Refusal) return error.details.meanwhile;
  }
  return undefined;
}

describe("two people who change one record", () => {
  it("both keep what they changed in different fields, and nothing else is written", () => {
    const changes = { name: "Cane II", text: "Old", expected: { name: "Cane", text: "Old" } };
    expect(mergedChanges(changes, { name: "Cane", text: "New" })).toEqual({ name: "Cane II" });
  });

  it("are told where both changed the same, with what each of them wrote", () => {
    const changes = { name: "Cane II", expected: { name: "Cane" } };
    expect(meanwhileOf(changes, { name: "Canes" })).toEqual([
      { path: ["name"], now: "Canes", theirs: "Canes", yours: "Cane II" },
    ]);
  });

  it("are not asked about what they agree on", () => {
    const changes = { name: "Cane II", expected: { name: "Cane" } };
    expect(mergedChanges(changes, { name: "Cane II" })).toEqual({});
  });

  it("write as ever where nobody says what the form began with", () => {
    expect(mergedChanges({ name: "Cane II" }, { name: "Canes" })).toEqual({ name: "Cane II" });
  });

  it("both keep their specifications, in their order; only the same one is asked about", () => {
    const began = { Weight: "400 g", Colour: "Black" };
    const now = { Length: "90 cm", ...began };
    const added = { specs: { ...began, Tip: "Rubber" }, expected: { specs: began } };
    const merged = mergedChanges(added, { specs: now });
    expect(Object.entries(merged.specs)).toEqual(Object.entries({ ...now, Tip: "Rubber" }));
    const heavier = { specs: { ...began, Weight: "500 g" }, expected: { specs: began } };
    const { Weight: _removed, ...without } = began;
    expect(meanwhileOf(heavier, { specs: without })).toEqual([
      { path: ["specs", "Weight"], yours: "500 g" },
    ]);
  });

  it("both add and remove elements of a list; who moved them decides their order", () => {
    const changes = { images: ["c", "a", "mine"], expected: { images: ["a", "b", "c"] } };
    const merged = mergedChanges(changes, { images: ["a", "b", "theirs", "c"] });
    expect(merged.images).toEqual(["c", "a", "theirs", "mine"]);
  });

  it("are asked about the order where both changed it, and lose no element", () => {
    const changes = { images: ["b", "a", "c"], expected: { images: ["a", "b", "c"] } };
    const now = ["c", "a", "b", "new"];
    expect(meanwhileOf(changes, { images: now })).toEqual([
      { path: ["images"], now, theirs: now, yours: ["b", "new", "a", "c"] },
    ]);
  });

  it("both keep their fields of one row of a table", () => {
    const began = [{ id: "a", price: 1, weight: 1 }];
    const changes = { rows: [{ id: "a", price: 2, weight: 1 }], expected: { rows: began } };
    const merged = mergedChanges(changes, {
      rows: [{ id: "a", price: 1, weight: 5 }, { id: "b" }],
    });
    expect(merged.rows).toEqual([{ id: "a", price: 2, weight: 5 }, { id: "b" }]);
  });
});
