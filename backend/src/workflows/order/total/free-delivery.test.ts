import { expect, test } from "vitest";
import { freeDeliveryOf } from "./free-delivery";

const from = (value: string, operator = "gte") => ({ attribute: "item_total", operator, value });

test.each([
  ["always, where one way costs nothing", [{ amount: 0, rules: [] }], 0],
  [
    "from the lowest cart value that staff set",
    [
      { amount: 9.95, rules: [] },
      { amount: 0, rules: [from("149.50")] },
      { amount: 0, rules: [from("200", "gt")] },
    ],
    14_950,
  ],
  ["never, where every way has its price", [{ amount: 9.95, rules: [] }], null],
  [
    "never, where it asks for more than a cart value",
    [{ amount: 0, rules: [from("100"), { attribute: "region_id", operator: "eq", value: "r" }] }],
    null,
  ],
  ["never, where nothing is delivered", [], null],
])("delivery is free %s", (_, prices, fromCents) => {
  expect(freeDeliveryOf(prices)).toEqual({ fromCents });
});
