import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalCategorySlug, slugFromName } from "./slug.js";

describe("slugs", () => {
  it("lower-cases, drops accents and joins words with single hyphens", () => {
    expect(slugFromName("Bedroom & Comfort")).toBe("bedroom-comfort");
    expect(slugFromName("  Été à la plage! ")).toBe("ete-a-la-plage");
  });

  it("holds only what a path can hold, and is its own slug", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const slug = slugFromName(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugFromName(slug)).toBe(slug);
      }),
    );
  });

  it("leads both spellings of a category to one", () => {
    expect(canonicalCategorySlug("mobility")).toBe("mobility-aids");
    expect(canonicalCategorySlug("bathroom")).toBe("bathroom-safety");
    expect(canonicalCategorySlug("daily-living")).toBe("daily-living");
  });
});
