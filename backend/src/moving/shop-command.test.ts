import { expect, test } from "vitest";
import { asksForShop, parseShopLoad } from "./shop-command";

test("a whole shop is asked for by its name, and says which folder", () => {
  expect(asksForShop(["shop", "--file", "x"])).toBe(true);
  expect(asksForShop(["all", "--file", "shop"])).toBe(false);
  expect(parseShopLoad(["shop", "--file", "/moved", "--dry-run", "--prune"])).toEqual({
    folder: "/moved",
    isDry: true,
    options: ["--dry-run", "--prune"],
  });
  expect(parseShopLoad(["shop", "--help"])).toBeUndefined();
});

test("what cannot be understood is answered with how to call it", () => {
  expect(() => parseShopLoad(["shop"])).toThrow(/Say with --file which folder\.\n\nUsage: /);
  expect(() => parseShopLoad(["shop", "two", "--file", "x"])).toThrow("One shop at a time.");
  expect(() => parseShopLoad(["shop", "--partial"])).toThrow("Unknown option '--partial'.");
});
