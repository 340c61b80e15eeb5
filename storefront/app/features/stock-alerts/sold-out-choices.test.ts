import type { ProductVariant } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { soldOutChoices } from "./sold-out-choices";

const variant = (id: string, size: string, stock: number) =>
  ({ id, options: { Size: size }, stock }) as unknown as ProductVariant;

it("a product is waited for while it is sold out", () => {
  const cane = { name: "Cane", variants: [] };
  expect(soldOutChoices({ ...cane, stock: 0 })).toEqual([{ variantId: "", name: "Cane" }]);
  expect(soldOutChoices({ ...cane, stock: 1 })).toEqual([]);
});

it("of a product with variants those are waited for that are sold out", () => {
  const variants = [variant("s", "S", 0), variant("m", "M", 2), variant("l", "L", 0)];
  expect(soldOutChoices({ name: "Socks", stock: 0, variants })).toEqual([
    { variantId: "s", name: "Size: S" },
    { variantId: "l", name: "Size: L" },
  ]);
});
