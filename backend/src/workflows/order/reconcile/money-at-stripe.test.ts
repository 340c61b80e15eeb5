import { beforeAll, expect, it, vi } from "vitest";
import type * as Subject from "./money-at-stripe";

const stripe = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock("../../../payments/stripe-access", () => ({ stripeApi: stripe.api }));

let moneyAtStripe: typeof Subject.moneyAtStripe;
let moneyOfIntent: typeof Subject.moneyOfIntent;
// Another file of this worker may have loaded what asks Stripe, with a Stripe of its own.
beforeAll(async () => {
  vi.resetModules();
  ({ moneyAtStripe, moneyOfIntent } = await vi.importActual<typeof Subject>("./money-at-stripe"));
});

/** A payment whose charge still counts what came back. */
const INTENT = {
  ...{ id: "pi_1", currency: "cad", status: "succeeded", amount_received: 5000 },
  latest_charge: { amount_refunded: 1500 },
} as never;

function stripeWith(refunds: readonly { amount: number; status: string }[]) {
  const listed = refunds.map((refund) => ({ ...refund, payment_intent: INTENT }));
  stripe.api.mockReturnValue({
    paymentIntents: { list: () => [INTENT] },
    refunds: { list: () => listed },
  });
}

it("counts as paid back what has not come back from the bank, whatever the charge says", async () => {
  stripeWith([
    { amount: 1000, status: "failed" },
    { amount: 500, status: "succeeded" },
  ]);
  expect(await moneyOfIntent(INTENT)).toEqual({
    ...{ stripeId: "pi_1", paidCents: 5000, refundedCents: 500 },
  });
});

it("names refunds that came back, with their payments, to be looked at by themselves", async () => {
  stripeWith([{ amount: 1500, status: "canceled" }]);
  const since = new Date(0);
  expect((await moneyAtStripe({ since })).failedRefunds).toMatchObject([
    { stripeId: "pi_1", refund: { amount: 1500 } },
  ]);
  stripeWith([{ amount: 1500, status: "pending" }]);
  expect((await moneyAtStripe({ since })).failedRefunds).toEqual([]);
});
