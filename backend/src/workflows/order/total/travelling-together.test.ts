import { expect, test } from "vitest";
import { offersTogether } from "./travelling-together";

const offer = (id: string, profileId: string, amount: number) => ({ id, profileId, amount });
const PARCEL = offer("parcel", "default", 0);
const EXPRESS = offer("express", "default", 1249);
const FREIGHT = offer("freight", "oversize", 9900);
const FETCH = offer("fetch", "oversize", 0);

test.each<[string, string[], string[]]>([
  ["goods of one profile go its ways", ["default", "default"], ["parcel", "express"]],
  ["a bed and a lamp come by freight together", ["default", "oversize"], ["freight"]],
  ["nothing comes where something cannot be sent", ["default", "fragile"], []],
])("%s", (_, profiles, ids) => {
  expect(offersTogether([PARCEL, EXPRESS, FREIGHT], profiles).map(({ id }) => id)).toEqual(ids);
});

test("of two profiles that both can be had for nothing the first one's ways are offered", () => {
  const offers = [PARCEL, FETCH, EXPRESS, FREIGHT];
  expect(offersTogether(offers, ["oversize", "default"])).toEqual([FETCH, FREIGHT]);
});
