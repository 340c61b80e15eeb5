import { expect, test } from "vitest";
import type { PackedLine } from "../../../medusa/packed-lines";
import type { ParcelRow } from "../../../medusa/parcel-rows";
import { saidOf } from "./parcel-news";

const order = {
  id: "order_1",
  items: [{ variantId: "v1", productId: "p1", name: "Cane", qty: 3, unitPriceCAD: 1000 }],
};
const lines = [{ id: "l1", variantId: "v1", qty: 3 } as PackedLine];
const parcel = (id: string, qty: number, sentAt: string | null = "2026-11-23T09:00:00Z") =>
  ({
    id,
    sentAt,
    deliveredAt: null,
    lines: [{ lineId: "l1", qty }],
    labels: [],
  }) as unknown as ParcelRow;
const said = (parcels: ParcelRow[], news: ParcelRow[]) => saidOf(order, { lines, parcels, news });

test("an order in one parcel is told of under its own name, with nothing to come", () => {
  const all = parcel("ful_1", 3);
  expect(said([all], [all])).toMatchObject({
    contents: [{ cause: "order_1", part: "whole", toCome: [] }],
    isAllSent: true,
    progress: "3 of 3 pieces sent.",
  });
});

test("parts are told of one by one; what is packed but has not left is still to come", () => {
  const [first, second] = [parcel("ful_1", 1), parcel("ful_2", 2, null)];
  expect(said([first, second], [first])).toMatchObject({
    contents: [{ cause: "order_1-ful_1", part: "part", toCome: [{ name: "Cane", qty: 2 }] }],
    isAllSent: false,
    progress: "1 of 3 pieces sent.",
  });
});

test("of two that leave at once the last one is the rest", () => {
  const both = [parcel("ful_1", 1), parcel("ful_2", 2)];
  expect(said(both, both).contents).toMatchObject([
    { cause: "order_1-ful_1", part: "part" },
    { cause: "order_1-ful_2", part: "rest" },
  ]);
});
