import { describe, expect, it, test } from "vitest";
import { type DeliveryPrice, deliveryPromiseOf } from "./delivery-promise";

const from = (value: string, operator = "gte") => ({ attribute: "item_total", operator, value });
const way = (prices: DeliveryPrice[], profileId = "common", name = "Parcel") => ({
  ...{ name, estimate: "3 to 5 working days", profileId, prices },
});
const FREE = { amount: 0, rules: [] };
const PAID = { amount: 9.95, rules: [] };

test.each<[string, DeliveryPrice[], number | null]>([
  ["always, where one way costs nothing", [FREE], 0],
  [
    "from the lowest cart value that staff set",
    [PAID, { amount: 0, rules: [from("149.50")] }, { amount: 0, rules: [from("200", "gt")] }],
    14_950,
  ],
  ["a cent above what it has to be more than", [{ amount: 0, rules: [from("200", "gt")] }], 20_001],
  ["never, where every way has its price", [PAID], null],
  [
    "never, where it asks for more than a cart value",
    [{ amount: 0, rules: [from("100"), { attribute: "region_id", operator: "eq", value: "r" }] }],
    null,
  ],
  ["never, where nothing is delivered", [], null],
])("delivery is free %s", (_, prices, fromCents) => {
  expect(deliveryPromiseOf([way(prices)], "common", ["common"]).fromCents).toBe(fromCents);
});

describe("the promise", () => {
  const overFifty = { amount: 0, rules: [from("50")] };
  it.each([
    ["of all goods, where there are no others", [], true],
    ["of all goods, where the others are free from less on", [way([FREE], "oversize")], true],
    [
      "of all goods, where the others are free from as much on",
      [way([overFifty], "oversize")],
      true,
    ],
    [
      "not of goods that are free from more on",
      [way([{ amount: 0, rules: [from("80")] }], "oversize")],
      false,
    ],
    ["not of goods that always cost", [way([{ ...PAID, amount: 99 }], "oversize")], false],
  ])("is %s", (_, others, isForAllGoods) => {
    const ways = [way([PAID, overFifty]), ...others];
    const profileIds = ways.map(({ profileId }) => profileId);
    expect(deliveryPromiseOf(ways, "common", profileIds)).toMatchObject({ isForAllGoods });
  });

  it("is not of goods that go to some provinces alone, at prices of their own", () => {
    const profileIds = ["common", "oversize"];
    expect(deliveryPromiseOf([way([FREE])], "common", profileIds).isForAllGoods).toBe(false);
  });

  it("names the ways of common goods, the cheapest first", () => {
    const ways = [
      way([{ ...PAID, amount: 19.95 }], "common", "Express"),
      way([{ ...PAID, amount: 99 }], "oversize", "Freight"),
      way([PAID]),
    ];
    expect(deliveryPromiseOf(ways, "common", ["common"]).ways.map(({ name }) => name)).toEqual([
      "Parcel",
      "Express",
    ]);
  });
});
