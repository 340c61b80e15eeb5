import { expect, it } from "vitest";
import type { CameBackEntry } from "../modules/shop-order/order-row";
import { cameBackOf, dueOf, isKnownBack, paidAgainOf } from "./came-back";

const stripeId = "pi_1";
const at = "2026-11-28T12:00:00Z";
const back = (cents: number, refundId = "re_1"): CameBackEntry => ({
  ...{ kind: "came-back", at, stripeId },
  ...{ cents, refundId },
});
const since = (kind: "paid-again" | "settled", cents: number): CameBackEntry => ({
  ...{ kind, at, stripeId },
  cents,
});

it("is due until it went out at Stripe again or was settled otherwise", () => {
  expect(cameBackOf([])).toEqual({});
  expect(cameBackOf([back(1000)])).toEqual({ cameBack: { dueCents: 1000, settledCents: 0 } });
  const part = [back(1000), since("paid-again", 300)];
  expect([dueOf(part), paidAgainOf(part)]).toEqual([700, 300]);
  expect(cameBackOf([...part, since("paid-again", 700)])).toEqual({});
  expect(cameBackOf([...part, since("settled", 700)])).toEqual({
    cameBack: { dueCents: 0, settledCents: 700 },
  });
});

it("is due again where what went out again comes back, too", () => {
  const again = [back(1000), since("paid-again", 1000), back(1000, "re_2")];
  expect(dueOf(again)).toBe(1000);
  expect(["re_1", "re_2", "re_3"].map((id) => isKnownBack(again, id))).toEqual([true, true, false]);
});
