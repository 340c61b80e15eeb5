import { describe, expect, it } from "vitest";
import { reorderedSlides } from "./reordered-slides";

const slides = (...orders: number[]) =>
  orders.map((sortOrder, index) => ({ id: "abc"[index] ?? "", sortOrder }));

describe("a slide that is moved", () => {
  it("changes places with its neighbour, and the others are left alone", () => {
    expect(reorderedSlides(slides(1, 2, 3), 1, 2)).toEqual([
      { id: "c", sortOrder: 2 },
      { id: "b", sortOrder: 3 },
    ]);
  });

  it("moves also where several slides had the same place", () => {
    expect(reorderedSlides(slides(0, 0, 0), 2, 1)).toEqual([
      { id: "a", sortOrder: 1 },
      { id: "c", sortOrder: 2 },
      { id: "b", sortOrder: 3 },
    ]);
  });
});
