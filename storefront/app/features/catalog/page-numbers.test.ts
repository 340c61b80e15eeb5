import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageNumbers } from "./page-numbers";

describe("pageNumbers", () => {
  it("shows all of a few pages", () => {
    expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
    expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it("leaves gaps between the ends and the current page", () => {
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20]);
  });

  it("shows a page rather than a gap of one", () => {
    expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  });

  it("rises, holds the ends and the current page, and stays short", () => {
    const aPlace = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(aPlace, ([current, count]) => {
        const pages = pageNumbers(current, count);
        const numbers = pages.filter((page) => page !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(numbers).toEqual(expect.arrayContaining([1, current, count]));
        expect(pages.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
