import type { Product } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { lowStockItems } from "./low-stock";

const product = (id: string, stock: number, variants: [string, string, number][] = []) =>
  ({
    id,
    name: id,
    stock,
    variants: variants.map(([variant, size, left]) => ({
      ...{ id: variant, options: { Size: size }, stock: left },
    })),
  }) as unknown as Product;

it("what is gone soonest stands first: weeks are stock by pieces sold in a week", () => {
  const products = [
    product("unsold", 0),
    product("slow", 9),
    product("out", 0),
    product("plenty", 10),
    product("fast", 6),
  ];
  const sold = [
    { productId: "slow", variantId: "v1", pieces: 4 },
    { productId: "fast", variantId: "v2", pieces: 48 },
    { productId: "out", variantId: "v3", pieces: 2 },
    { productId: "plenty", variantId: "v4", pieces: 400 },
  ];
  expect(
    lowStockItems(products, sold).map(({ name, soldPerWeek, weeksLeft }) => ({
      ...{ name, soldPerWeek, weeksLeft },
    })),
  ).toEqual([
    { name: "out", soldPerWeek: 0.5, weeksLeft: 0 },
    { name: "fast", soldPerWeek: 12, weeksLeft: 0.5 },
    { name: "slow", soldPerWeek: 1, weeksLeft: 9 },
    { name: "unsold", soldPerWeek: 0, weeksLeft: null },
  ]);
});

it("each variant counts by itself", () => {
  const stocking = product("stocking", 3, [
    ["small", "S", 3],
    ["large", "L", 30],
  ]);
  const sold = [
    { productId: "stocking", variantId: "large", pieces: 400 },
    { productId: "stocking", variantId: "small", pieces: 4 },
  ];
  expect(lowStockItems([stocking], sold)).toEqual([
    {
      ...{ productId: "stocking", name: "stocking", variantName: "S" },
      ...{ stock: 3, soldPerWeek: 1, weeksLeft: 3, waiting: 0 },
    },
  ]);
});

it("what is out and waited for stands first, though it sells nothing because it is out", () => {
  const products = [
    product("slow", 2),
    product("plenty", 30),
    product("out", 0),
    product("missed", 0),
  ];
  const sold = [{ productId: "slow", variantId: "v1", pieces: 4 }];
  const waiting = [
    { productId: "missed", variantId: "", waiting: 3 },
    { productId: "slow", variantId: "", waiting: 1 },
  ];
  expect(
    lowStockItems(products, sold, waiting).map(({ name, waiting: people }) => [name, people]),
  ).toEqual([
    ["missed", 3],
    ["slow", 1],
    ["out", 0],
  ]);
});

it("who waits for a variant waits for that one alone", () => {
  const stocking = product("stocking", 0, [
    ["small", "S", 0],
    ["large", "L", 0],
  ]);
  const waiting = [{ productId: "stocking", variantId: "large", waiting: 2 }];
  expect(
    lowStockItems([stocking], [], waiting).map(({ variantName, waiting: people }) => [
      variantName,
      people,
    ]),
  ).toEqual([
    ["L", 2],
    ["S", 0],
  ]);
});
