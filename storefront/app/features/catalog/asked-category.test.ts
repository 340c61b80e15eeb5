import type { Category } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { askedCategory } from "./asked-category";

const aCategory = (slug: string, ...formerSlugs: string[]): Category => ({
  ...{ id: slug, name: slug, slug, description: "", imageUrl: null },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", formerSlugs },
});

describe("the category that an address asks for", () => {
  it("has that slug, in other letters or in its other spelling", () => {
    const categories = [aCategory("mobility-aids"), aCategory("bathroom-safety")];
    for (const asked of ["mobility-aids", "Mobility-Aids", "mobility", "MOBILITY"]) {
      expect(askedCategory(categories, asked)?.slug, asked).toBe("mobility-aids");
    }
    expect(askedCategory(categories, "bath")).toBeUndefined();
    expect(askedCategory(categories, "")).toBeUndefined();
  });

  it("had that slug when none has it now", () => {
    const categories = [aCategory("walking", "mobility-aids"), aCategory("new", "old", "walking")];
    for (const asked of ["mobility-aids", "Mobility-aids", "mobility"]) {
      expect(askedCategory(categories, asked)?.slug, asked).toBe("walking");
    }
    expect(askedCategory(categories, "walking")?.slug).toBe("walking");
    expect(askedCategory(categories, "old")?.slug).toBe("new");
  });

  it.each([
    ["the other spelling of its former one", aCategory("mobility", "mobility-aids")],
    ["its former one in other letters", aCategory("Daily-Living", "daily-living")],
  ])("is at its own slug, where that is %s: nothing leads on for ever", (_, category) => {
    const [former = ""] = category.formerSlugs ?? [];
    for (const asked of [former, category.slug]) {
      expect(askedCategory([category], asked)).toBe(category);
    }
  });
});
