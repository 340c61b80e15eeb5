import { describe, expect, it } from "vitest";
import type { CurrentSlide } from "../fields/slide.js";
import type { SlideRow } from "../rows/slide-row.js";
import { planSlides } from "./plan-slides.js";

const aSlide: CurrentSlide = {
  id: "slide_1",
  fields: {
    title: "Winter",
    description: "Ice tips.",
    image: { url: "/static/w.webp", alt: "Ice" },
    link: "/products",
    button: "Look",
    active: true,
    order: 3,
  },
};

const plan = (row: SlideRow, options = {}) =>
  planSlides([{ ...row, row: 2 }], [aSlide], {
    file: "slides.csv",
    addresses: new Map([["s.webp", "/static/s.webp"]]),
    ...options,
  });

describe("planning slides", () => {
  it("gives a new slide the specified button, puts it on show, in the file's order", () => {
    const images = [{ file: "s.webp", alt: "Spring" }];
    expect(plan({ title: "Spring", images }).create[0]?.target).toEqual({
      title: "Spring",
      description: "",
      image: { url: "/static/s.webp", alt: "Spring" },
      link: "",
      button: "Shop Now",
      active: true,
      order: 1,
    });
  });

  it("recognises a slide by its title and leaves alone what is blank", () => {
    expect(plan({ title: "Winter", images: undefined }).unchanged).toEqual(["Winter"]);
    expect(plan({ title: "Winter", active: false, images: undefined }).update[0]?.changes).toEqual([
      { field: "active", from: true, to: false },
    ]);
  });

  it("skips a slide that is there when only new ones are wanted", () => {
    const row = { title: "winter", active: false, images: undefined };
    expect(plan(row, { onlyNew: true })).toMatchObject({ skipped: ["winter"], update: [] });
  });

  it("wants a picture for a new one", () => {
    expect(plan({ title: "Summer", images: undefined }).errors[0]).toMatchObject({
      column: "Image",
      reason: 'The slide "Summer" is new, and a new slide needs a picture.',
    });
  });
});
