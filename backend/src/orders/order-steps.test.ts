import type { Order, OrderStatus } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { stepsOf } from "./order-steps";

type Entry = readonly [from: OrderStatus | null, to: OrderStatus, note?: string];

/** The steps of an order with such a history, one entry a day. */
function stepsAfter(entries: readonly Entry[], receivedCents = 5000): string[] {
  const history: Order["history"] = entries.map(([from, to, note = ""], index) => ({
    ...{ at: `${index + 1}`, from, to, note, by: "shop" },
  }));
  const standing = { receivedCents, goods: "reserved" as const };
  return stepsOf({ history, standing }).map(({ at, to }) => `${to} ${at}`);
}

it("an order is placed, paid and sent, whatever was noted of it meanwhile", () => {
  expect(
    stepsAfter([
      [null, "pending"],
      ["pending", "paid"],
      ["paid", "paid", "$5.00 in all was paid back at Stripe."],
      ["paid", "fulfilled"],
    ]),
  ).toEqual(["pending 1", "paid 2", "fulfilled 4"]);
});

it("what staff only called so is no step, nor is what they set back", () => {
  expect(
    stepsAfter([
      [null, "pending"],
      ["pending", "fulfilled", "Only noted: the order is not paid, so nothing was shipped."],
      ["fulfilled", "pending", "Set back by hand; nothing else was changed."],
      ["pending", "paid"],
      ["paid", "pending", "Set back by hand; it stays paid."],
      ["pending", "paid", "It is paid already."],
      ["paid", "fulfilled"],
    ]),
  ).toEqual(["pending 1", "paid 4", "fulfilled 7"]);
});

it("an order that nobody had paid was cancelled, also where it was called refunded", () => {
  const closed = ["pending", "refunded", "Nothing had been paid; the order was closed."] as const;
  expect(stepsAfter([[null, "pending"], closed], 0)).toEqual(["pending 1", "cancelled 2"]);
});
