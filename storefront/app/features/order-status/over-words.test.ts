import { describe, expect, it } from "vitest";
import { overWords } from "./over-words";

const CANCELLED = { status: "cancelled", wasPaid: true, isPartSent: false } as const;
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

  it("says what the buyer's bank sent back, and whether it is still owed", () => {
    const cameBack = (amount: number, isSettled: boolean) => ({
      ...refund(amount),
      cameBack: { amount, isSettled },
    });
    const words = (...refunds: ReturnType<typeof refund>[]) =>
      overWords({ ...CANCELLED, status: "refunded", refunds });
    expect(words(cameBack(1000, false))).toBe(
      "$10.00 that we paid back came back to us from your bank. We owe it to you, and pay it in another way: please call us if you have not heard from us.",
    );
    expect(words(cameBack(1000, true))).toBe(
      "$10.00 came back to us from your bank, and went to you in another way.",
    );
    expect(words(refund(550), cameBack(1000, false))).toMatch(/^We paid \$5\.50 back .* \$10\.00 /);
  });

  it("promises no money to whoever never paid", () => {
    expect(overWords({ ...CANCELLED, wasPaid: false })).toBe(
      "Nothing will be sent. You were not charged.",
    );
  });

  it("says neither that nothing is sent of what left in part, nor that its money went back", () => {
    expect(overWords({ ...CANCELLED, isPartSent: true })).toBe(
      "Nothing more will be sent. If you are waiting for money back, please call us.",
    );
  });
});
