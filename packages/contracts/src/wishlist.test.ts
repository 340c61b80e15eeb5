import { expect, it } from "vitest";
import { changedWishlist } from "./wishlist.js";

const saved = (id: string) => ({ productId: id, name: `Name of ${id}` });
const idsAfter = (before: string[], add: string[], remove: string[] = []) =>
  changedWishlist(before.map(saved), { add: add.map(saved), remove }).map(
    ({ productId }) => productId,
  );

it("holds each thing once, what was saved last first, and stays where it was when it is saved again", () => {
  expect(idsAfter(["cane", "ramp"], ["bed"])).toEqual(["bed", "cane", "ramp"]);
  expect(idsAfter(["cane", "ramp"], ["ramp"])).toEqual(["cane", "ramp"]);
  expect(idsAfter(["cane"], ["cane", "bed", "bed"])).toEqual(["bed", "cane"]);
});

it("two sizes of a product are two things", () => {
  const large = { ...saved("socks"), variantId: "l" };
  const both = changedWishlist([saved("socks")], { add: [large], remove: [] });
  expect(both).toHaveLength(2);
  expect(changedWishlist(both, { add: [], remove: ["socks:l"] })).toEqual([saved("socks")]);
});

it("takes off what is taken off, whatever else brings it; of very many the oldest go", () => {
  expect(idsAfter(["cane"], ["cane", "bed"], ["cane", "gone"])).toEqual(["bed"]);
  const many = Array.from({ length: 100 }, (_, place) => `old-${place}`);
  expect(idsAfter(many, ["new"])).toEqual(["new", ...many.slice(0, 99)]);
});
