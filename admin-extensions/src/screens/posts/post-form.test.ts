import type { StaffPost } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import {
  changedPost,
  EMPTY_POST,
  postFormOf,
  postInputOf,
  postProblems,
  withSlug,
} from "./post-form";

const ARTICLE: StaffPost = {
  missingProducts: [],
  id: "post_1",
  slug: "safer-baths",
  title: "Safer baths",
  excerpt: "Five things that help.",
  content: "## Grab bars\n\nFix them well.",
  coverUrl: "/static/bath.webp",
  coverAlt: "A bathroom",
  author: "Ada Park",
  topic: "Safety Tips",
  products: ["grab-bar", "bath-seat"],
  sources: [{ title: "Falls", publisher: "PHAC", url: "https://example.ca/falls" }],
  published: true,
  createdAt: "2026-03-31T12:00:00.000Z",
  updatedAt: "2026-04-01T12:00:00.000Z",
};

describe("a care guide's form", () => {
  it("says the same as the guide it was opened with", () => {
    const { id: _, updatedAt: __, missingProducts: ___, ...given } = ARTICLE;
    expect(postInputOf(postFormOf(ARTICLE), "/static/bath.webp")).toEqual({
      ...given,
      createdAt: "2026-03-31",
    });
  });

  it("takes a product that was found once, behind those that were typed", () => {
    expect(withSlug("", "cane")).toBe("cane");
    expect(withSlug("cane, lamp\n", "bed")).toBe("cane\nlamp\nbed");
    expect(withSlug("cane\nlamp", "cane")).toBe("cane\nlamp");
  });

  it("needs title, excerpt and text, and a slug when it is edited", () => {
    expect(postProblems(EMPTY_POST, true)).toEqual({
      title: "Title is required",
      excerpt: "Excerpt is required",
      content: "The guide has no text yet",
    });
    expect(postProblems({ ...postFormOf(ARTICLE), slug: "" }, false)).toEqual({
      slug: "Slug is required",
    });
  });

  it("refuses a source without a web address, and leaves empty rows out", () => {
    const form = postFormOf(ARTICLE);
    const empty = { title: "", publisher: "", url: "" };
    expect(postProblems({ ...form, sources: [...form.sources, empty] }, false)).toEqual({});
    const typed = { ...empty, title: "Falls", url: "somewhere" };
    expect(postProblems({ ...form, sources: [typed] }, false)).toHaveProperty("sources");
  });

  it("sends only what was changed", () => {
    const before = postFormOf(ARTICLE);
    const after = { ...before, title: "Safe baths", image: null };
    expect(changedPost(postInputOf(after, ""), before, after)).toEqual({
      title: "Safe baths",
      coverUrl: "",
    });
  });
});
