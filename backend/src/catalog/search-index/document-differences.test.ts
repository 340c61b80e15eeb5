import { describe, expect, it } from "vitest";
import { documentDifferences } from "./document-differences";

const FIELDS = ["id", "name", "listed", "cents", "category_ids", "read_at"];
const document = {
  id: "prod_1",
  name: "Cane",
  listed: true,
  cents: [1000, 900],
  category_ids: ["pcat_1", "pcat_2"],
  read_at: 5,
};

describe("a document that the index holds", () => {
  it("is as it should be whenever it was read before, and in whichever order its lists are", () => {
    const held = {
      ...document,
      read_at: 4,
      cents: [900, 1000],
      category_ids: ["pcat_2", "pcat_1"],
    };
    expect(documentDifferences(held, document, FIELDS)).toEqual([]);
  });

  it("may say nothing where there is nothing to say", () => {
    const { cents: _, ...single } = document;
    expect(documentDifferences({ ...document, cents: null }, single, FIELDS)).toEqual([]);
    expect(documentDifferences({ ...document, cents: [] }, single, FIELDS)).toEqual([]);
  });

  it("differs in the fields that say something else", () => {
    const held = { ...document, name: "Stick", listed: null, category_ids: ["pcat_1"] };
    expect(documentDifferences(held, document, FIELDS)).toEqual(["name", "listed", "category_ids"]);
  });

  it("differs in when it was read where that is yet to come", () => {
    expect(documentDifferences({ ...document, read_at: 6 }, document, FIELDS)).toEqual(["read_at"]);
  });
});
