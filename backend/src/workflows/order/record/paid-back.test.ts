import { describe, expect, it } from "vitest";
import { withRefundsAtStripe } from "./medusa-state";
import { paidBackSentence, paidBackSince } from "./paid-back";

const at = "2026-11-20T12:00:00.000Z";

describe("what is said of money that goes back", () => {
  it("is what is new, however often the order is set to refunded", () => {
    const order = { refunds: [{ at, amount: 1000 }] };
    const byCard = (refundedCents: number) => ({ refundedCents, refundedByHandCents: 0 });
    expect(paidBackSince(order, byCard(3998))).toEqual({ cents: 2998, byHandCents: 0 });
    expect(paidBackSince(order, byCard(1000))).toEqual({ cents: 0, byHandCents: 0 });
  });

  it("is no refund where no card was charged", () => {
    const byHand = { refundedCents: 33_147, refundedByHandCents: 33_147 };
    const paidBack = paidBackSince({ refunds: [] }, byHand);
    expect(paidBackSentence(paidBack)).toBe(
      "$331.47 had been paid by other means than a card here: please hand it back yourself.",
    );
    expect(paidBackSentence({ cents: 3998, byHandCents: 0 })).toBe("$39.98 was paid back.");
  });

  it("tells the card's part from the other where an order was paid both ways", () => {
    const order = { refunds: [] };
    const ofCard = { refundedCents: 1000, refundedByHandCents: 0 };
    expect(paidBackSince(order, ofCard)).toEqual({ cents: 1000, byHandCents: 0 });
    const all = { refundedCents: 4998, refundedByHandCents: 1000 };
    expect(paidBackSince(order, all)).toEqual({ cents: 4998, byHandCents: 1000 });
    const rest = paidBackSince({ refunds: [{ at, amount: 1000 }] }, all);
    expect(rest).toEqual({ cents: 3998, byHandCents: 1000 });
  });

  it("counts what was paid back at Stripe, of which Medusa knows nothing", () => {
    const state = {
      ...{ orderId: "order_1", isCanceled: false, collectionId: undefined, unfulfilled: [] },
      ...{ fulfillments: [], capturedCents: 3998, capturedByHandCents: 0 },
      ...{ refundedCents: 0, refundedByHandCents: 0, lastBy: {} },
      ...{ amountCents: 3998, lineIds: [], keepsRest: false },
      payments: [
        { id: "pay_1", providerId: "pp_stripe_stripe", stripeId: "pi_1", refundableCents: 3998 },
      ],
    };
    expect(withRefundsAtStripe(state, 1000)).toMatchObject({
      refundedCents: 1000,
      payments: [{ refundableCents: 2998 }],
    });
    expect(withRefundsAtStripe(state, 0)).toEqual(state);
    const [first] = state.payments;
    const two = [
      { ...first, id: "pay_1" },
      { ...first, id: "pay_2", stripeId: "pi_2" },
    ];
    const dearer = { ...state, payments: two as typeof state.payments };
    const ofSecond = [{ amount: 600, stripeId: "pi_2" }, { amount: 100 }];
    expect(withRefundsAtStripe(dearer, 700, ofSecond).payments).toMatchObject([
      { id: "pay_1", refundableCents: 3898 },
      { id: "pay_2", refundableCents: 3398 },
    ]);
  });
});
