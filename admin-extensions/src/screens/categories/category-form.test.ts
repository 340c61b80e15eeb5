import { describe, expect, it } from "vitest";
import { storedImage } from "../images/image";
import { categoryInputOf, categoryProblems, EMPTY_CATEGORY } from "./category-form";

describe("a category's form", () => {
  it("makes a missing slug of the name", () => {
    expect(categoryInputOf({ ...EMPTY_CATEGORY, name: "Café & Kitchen Aids!" }, "")).toEqual({
      name: "Café & Kitchen Aids!",
      slug: "cafe-kitchen-aids",
      description: "",
      imageUrl: "",
      isActive: true,
    });
  });

  it("needs a name, and a slug when it is edited", () => {
    expect(categoryProblems(EMPTY_CATEGORY, true)).toEqual({ name: "Name is required" });
    expect(categoryProblems({ ...EMPTY_CATEGORY, name: "Beds" }, true)).toEqual({});
    expect(categoryProblems({ ...EMPTY_CATEGORY, name: "Beds" }, false)).toEqual({
      slug: "Slug is required",
    });
  });

  it("takes a web address or a stored picture, and nothing else", () => {
    const withImage = (url: string) =>
      categoryProblems({ ...EMPTY_CATEGORY, name: "Beds", image: storedImage(url) }, true);
    expect(withImage("https://example.ca/bed.jpg")).toEqual({});
    expect(withImage("/static/bed.webp")).toEqual({});
    expect(withImage("bed.jpg")).toEqual({
      image: "An image must be an uploaded picture or a web address.",
    });
  });
});
