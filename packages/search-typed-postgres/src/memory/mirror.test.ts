import type { ResolvedSearchIndexDefinition } from "@medusajs/framework/types";
import { expect, it } from "vitest";
import { Mirror } from "./mirror";

const DEFINITION = {
  name: "product",
  primary_key: "id",
  fields: { id: { type: "keyword" }, stock: { type: "integer", sortable: true } },
  facets: [],
} as unknown as ResolvedSearchIndexDefinition;

it("makes an order that was asked for in pieces, while others are answered, and all of it", async () => {
  const mirror = new Mirror(DEFINITION);
  for (let document = 0; document < 5000; document += 1) {
    const fields = { stock: (document * 7919) % 5000 };
    mirror.put({ key: `prod_${document}`, fields, words: [] });
  }
  const sequence = mirror.sequence([["stock", true]]);
  expect(sequence?.isNear(mirror.size)).toBe(false);
  if (sequence) mirror.prepare(sequence);
  await expect.poll(() => sequence?.isNear(mirror.size)).toBe(true);
  const order = sequence?.upTo(mirror.size, mirror.isLive) ?? [];
  expect(Array.from(order, (document) => (document * 7919) % 5000)).toEqual(
    Array.from({ length: 5000 }, (_, place) => 4999 - place),
  );
});

it("knows which key comes first, also of documents that came in another order or changed", () => {
  const mirror = new Mirror(DEFINITION);
  for (const key of ["b", "d", "f", "c", "e", "a"]) mirror.put({ key, fields: {}, words: [] });
  mirror.put({ key: "d", fields: {}, words: [] });
  const numberOf = (key: string) => mirror.numberOf(key) ?? Number.NaN;
  const keys = ["a", "b", "c", "d", "e", "f"];
  for (const one of keys) {
    const after = keys.filter((other) => mirror.isKeyBefore(numberOf(one), numberOf(other)));
    expect(after, one).toEqual(keys.filter((other) => one < other));
  }
});
