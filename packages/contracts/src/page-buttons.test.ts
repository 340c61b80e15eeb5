import { describe, expect, it } from "vitest";
import { pageButtons } from "./page-buttons.js";

describe("the buttons under a list", () => {
  it("are one per page while there are at most five", () => {
    expect(pageButtons(1, 2)).toEqual([1, 2]);
    expect(pageButtons(1, 3)).toEqual([1, 2, 3]);
    expect(pageButtons(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it("start with 1 to 5 on the first pages", () => {
    expect(pageButtons(1, 40)).toEqual([1, 2, 3, 4, 5]);
    expect(pageButtons(3, 40)).toEqual([1, 2, 3, 4, 5]);
  });

  it("move along so that every page can be reached", () => {
    expect(pageButtons(20, 40)).toEqual([18, 19, 20, 21, 22]);
    expect(pageButtons(40, 40)).toEqual([36, 37, 38, 39, 40]);
  });

  it("are five around the current one", () => {
    expect(pageButtons(6, 10)).toEqual([4, 5, 6, 7, 8]);
  });

  it("are five at either end, too", () => {
    expect(pageButtons(1, 10)).toEqual([1, 2, 3, 4, 5]);
    expect(pageButtons(10, 10)).toEqual([6, 7, 8, 9, 10]);
  });

  it("stay real pages when the address asks for one too far", () => {
    expect(pageButtons(99, 2)).toEqual([1, 2]);
  });

  it("are none for an empty list", () => {
    expect(pageButtons(1, 0)).toEqual([]);
  });
});
