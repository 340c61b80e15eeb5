import { describe, expect, it } from "vitest";
import { tellingWhatCameBack } from "./came-back-words";
import { overWords } from "./over-words";

const PAID = { receivedCents: 1550, goods: "released" } as const;
const CANCELLED = { status: "cancelled", standing: PAID, isPartSent: false } as const;
const refund = (amount: number) => ({
  ...{ at: "2026-11-25T12:00:00Z", amount },
  ...{ subtotal: amount, discount: 0, delivery: 0, taxes: [], taxTotal: 0 },
});

describe("an order that is over", () => {
  it("says how much went back, from one refund or several", () => {
    expect(overWords({ ...CANCELLED, refunds: [refund(1000), refund(550)] })).toMatch(
      /^Nothing will be sent\. We paid \$15\.50 back to you/,
    );
    expect(overWords({ ...CANCELLED, status: "refunded", refunds: [refund(1000)] })).toMatch(
      /^We paid \$10\.00 back to you/,
    );
  });

  it("says what the card did not take, and whether it went out in another way", () => {
    const words = (dueCents: number, settledCents = 0) => {
      const cameBack = { dueCents, settledCents };
      const order = { ...CANCELLED, refunds: [refund(1500)], cameBack };
      const text = overWords({ ...order, status: "refunded" });
      return tellingWhatCameBack({ text }, cameBack).text;
    };
    expect(words(1500)).toBe(
      "$15.00 that we paid back did not arrive, as your card did not take it. If you have not heard from us about it, please call us.",
    );
    expect(words(0, 1500)).toBe("$15.00 that your card did not take went to you in another way.");
    expect(words(1000)).toMatch(
      /^We paid \$5\.00 back .* \$10\.00 that we paid back did not arrive/,
    );
  });

  it("says of what was not paid by card only that it goes back: staff hand it over", () => {
    for (const otherwise of [{ means: "cash" as const }, { isMixed: true as const }]) {
      const order = { ...CANCELLED, standing: { ...PAID, ...otherwise }, refunds: [refund(1550)] };
      expect(overWords({ ...order, status: "refunded" })).toBe(
        "$15.50 goes back to you, the way you paid. If you do not have it within 10 business days, please call us.",
      );
    }
  });

  it("promises no money to whoever never paid", () => {
    expect(overWords({ ...CANCELLED, standing: { ...PAID, receivedCents: 0 } })).toBe(
      "Nothing will be sent. You were not charged.",
    );
  });

  it("says neither that nothing is sent of what left in part, nor that its money went back", () => {
    expect(overWords({ ...CANCELLED, isPartSent: true })).toBe(
      "Nothing more will be sent. If you are waiting for money back, please call us.",
    );
  });
});
