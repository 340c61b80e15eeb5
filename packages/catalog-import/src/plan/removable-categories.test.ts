import { describe, expect, it } from "vitest";
import { removableCategories } from "./removable-categories.js";

const category = (slug: string, parentSlug: string | null = null) => ({
  id: `id-${slug}`,
  name: slug,
  slug,
  parentSlug,
});
const tree = [
  category("aids"),
  category("canes", "aids"),
  category("oak", "canes"),
  category("beds"),
  { name: "new", slug: "new", parentSlug: "beds" },
];
const removable = (named: string[], inUse: string[] = []) => [
  ...removableCategories(tree, new Set(named), new Set(inUse)),
];

describe("the categories that a file does not name", () => {
  it("go with those that lie in them", () => {
    expect(removable([])).toEqual(["aids", "canes", "oak"]);
  });

  it("stay while a product lies in them, or in a category of theirs", () => {
    expect(removable([], ["id-canes"])).toEqual(["oak"]);
    expect(removable([], ["oak"])).toEqual([]);
  });

  it("stay while a category lies in them that the file names or makes", () => {
    expect(removable(["id-canes"])).toEqual(["oak"]);
    expect(removable(["id-aids"])).toEqual(["canes", "oak"]);
  });
});
