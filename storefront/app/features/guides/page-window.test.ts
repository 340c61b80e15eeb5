import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window";

describe("the offered pages", () => {
  it("are all of them while there are few", () => {
    expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  });

  it("are five around the current one", () => {
    expect(pageWindow(6, 10)).toEqual([4, 5, 6, 7, 8]);
  });

  it("are five at either end, too", () => {
    expect(pageWindow(1, 10)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(10, 10)).toEqual([6, 7, 8, 9, 10]);
  });

  it("stay real pages when the address asks for one too far", () => {
    expect(pageWindow(99, 2)).toEqual([1, 2]);
  });

  it("are none without guides", () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });
});
