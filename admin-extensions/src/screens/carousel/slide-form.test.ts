import { describe, expect, it } from "vitest";
import { storedImage } from "../images/image";
import { newSlide, slideInputOf, slideProblems } from "./slide-form";

const SLIDE = {
  ...newSlide(4),
  title: "Safer baths",
  description: "Grab bars and seats",
  image: storedImage("/static/bath.webp"),
  altText: "A bright bathroom",
};

describe("a slide's form", () => {
  it("puts a new slide after all others, switched on", () => {
    expect(newSlide(4)).toMatchObject({ sortOrder: "5", active: true });
  });

  it("is sent as the call has it", () => {
    expect(slideInputOf(SLIDE, "/static/bath.webp")).toEqual({
      title: "Safer baths",
      description: "Grab bars and seats",
      imageUrl: "/static/bath.webp",
      altText: "A bright bathroom",
      link: "",
      ctaText: "",
      sortOrder: "5",
      active: true,
    });
  });

  it("needs title, description, image and alt text", () => {
    expect(slideProblems(SLIDE)).toEqual({});
    expect(slideProblems(newSlide(0))).toEqual({
      title: "Title is required",
      description: "Description is required",
      image: "Image is required",
      altText: "Alt text is required",
    });
  });

  it("takes a path of the shop or a web address as its link", () => {
    expect(slideProblems({ ...SLIDE, link: "/products/wheelchairs" })).toEqual({});
    expect(slideProblems({ ...SLIDE, link: "https://example.ca/" })).toEqual({});
    expect(slideProblems({ ...SLIDE, link: "javascript:alert(1)" })).toEqual({
      link: "A link must start with / or https://",
    });
  });
});
