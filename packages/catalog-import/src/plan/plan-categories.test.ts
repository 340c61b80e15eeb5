import { describe, expect, it } from "vitest";
import type { CurrentCategory } from "../fields/category.js";
import type { CategoryRow } from "../rows/category-row.js";
import { planCategories } from "./plan-categories.js";

const aCategory: CurrentCategory = {
  id: "pcat_1",
  imageId: "catimg_1",
  fields: {
    name: "Wheelchairs",
    slug: "wheelchairs",
    description: "Chairs.",
    image: { url: "/static/w.webp", alt: "A chair" },
    parentSlug: null,
  },
};

const plan = (row: CategoryRow, options = {}) =>
  planCategories([{ ...row, row: 2 }], [aCategory], {
    file: "categories.csv",
    addresses: new Map(["w.webp", "new.webp"].map((file) => [file, `/static/${file}`])),
    ...options,
  });

describe("planning categories", () => {
  it("creates one that is not there, with a slug from its name", () => {
    expect(plan({ name: "Bedroom & Comfort", images: undefined }).create[0]?.target).toEqual({
      name: "Bedroom & Comfort",
      slug: "bedroom-comfort",
      description: "",
      image: null,
      parentSlug: null,
    });
  });

  it("changes nothing when the row says what is there already, or less", () => {
    const images = [{ file: "w.webp", alt: "A chair" }];
    expect(plan({ slug: "wheelchairs", images }).unchanged).toEqual(["Wheelchairs"]);
    expect(plan({ name: "WHEELCHAIRS", slug: "wheelchairs", images }).update).toHaveLength(1);
    expect(plan({ slug: "wheelchairs", images: undefined }).unchanged).toEqual(["Wheelchairs"]);
  });

  it("sees another picture and another description", () => {
    const [update] = plan({
      name: "Wheelchairs",
      description: "All chairs.",
      images: [{ file: "new.webp", alt: "" }],
    }).update;
    expect(update?.changes.map(({ field }) => field)).toEqual(["description", "image"]);
  });

  it("wants a name for a new one", () => {
    expect(plan({ slug: "whelchairs", images: undefined }).errors[0]).toMatchObject({
      column: "Name",
      reason: 'There is no category "whelchairs" yet, and a new one needs a name.',
    });
  });

  it("skips one that is there when only new ones are wanted", () => {
    const row = { name: "wheelchairs", description: "Other.", images: undefined };
    expect(plan(row, { onlyNew: true })).toMatchObject({ skipped: ["Wheelchairs"], update: [] });
  });
});
