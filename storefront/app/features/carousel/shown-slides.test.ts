import type { CarouselSlide } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { shownSlides, slideButton, slideLink, wrapped } from "./shown-slides";

const aSlide = (change: Partial<CarouselSlide> = {}): CarouselSlide => ({
  id: "one",
  title: "Walking season",
  description: "",
  imageUrl: "/static/slide-1.webp",
  altText: "A path",
  link: "/products/mobility-aids",
  ctaText: "See Walkers",
  active: true,
  sortOrder: 1,
  ...change,
});

describe("shownSlides", () => {
  it("are the active ones by sort order", () => {
    const slides = [
      aSlide({ id: "third", sortOrder: 3 }),
      aSlide({ id: "hidden", sortOrder: 2, active: false }),
      aSlide({ id: "first", sortOrder: 1 }),
    ];
    expect(shownSlides(slides).map(({ id }) => id)).toEqual(["first", "third"]);
  });
});

describe("a slide's button", () => {
  it("says and leads where staff wanted", () => {
    expect(slideButton(aSlide())).toBe("See Walkers");
    expect(slideLink(aSlide())).toBe("/products/mobility-aids");
  });

  it("says 'Shop Now' and leads to all products when staff left it open", () => {
    expect(slideButton(aSlide({ ctaText: " " }))).toBe("Shop Now");
    expect(slideLink(aSlide({ link: "" }))).toBe("/products");
  });
});

describe("wrapped", () => {
  it("goes around both ends", () => {
    expect(wrapped(4, 4)).toBe(0);
    expect(wrapped(-1, 4)).toBe(3);
    expect(wrapped(2, 4)).toBe(2);
  });
});
