import { describe, expect, it } from "vitest";
import { paidBackSentence, paidBackSince } from "./paid-back";

const at = "2026-11-20T12:00:00.000Z";

describe("what is said of money that goes back", () => {
  it("is what is new, however often the order is set to refunded", () => {
    const order = { refunds: [{ at, amount: 1000 }] };
    const byCard = { capturedByHandCents: 0 };
    expect(paidBackSince(order, byCard, 3998)).toEqual({ cents: 2998, byHandCents: 0 });
    expect(paidBackSince(order, byCard, 1000)).toEqual({ cents: 0, byHandCents: 0 });
  });

  it("is no refund where no card was charged", () => {
    const paidBack = paidBackSince({ refunds: [] }, { capturedByHandCents: 33_147 }, 33_147);
    expect(paidBackSentence(paidBack)).toBe(
      "$331.47 had been paid by other means than a card here: please hand it back yourself.",
    );
    expect(paidBackSentence({ cents: 3998, byHandCents: 0 })).toBe("$39.98 was paid back.");
  });
});
