import { expect, it } from "vitest";
import { compareMoney, type MoneyHere, type MoneyThere, openOf } from "./compare-money";

const there: MoneyThere = { stripeId: "pi_1", paidCents: 5000, refundedCents: 1000 };
const here: MoneyHere = {
  ...{ orderId: "order_1", number: 12, stripeIds: ["pi_1"] },
  ...{ cardCents: 5000, cardBackCents: 1000, bookedBackCents: 1000 },
};
const order = { id: "order_1", number: 12 };

it.each<[string, MoneyThere | MoneyThere[] | null, MoneyHere | null, object[]]>([
  ["both say the same", there, here, []],
  [
    "nothing was paid yet on either side",
    { ...there, paidCents: 0, refundedCents: 0 },
    { ...here, cardCents: 0, cardBackCents: 0, bookedBackCents: 0 },
    [],
  ],
  [
    "an order was paid twice, as a change made it dearer",
    [there, { stripeId: "pi_2", paidCents: 700, refundedCents: 200 }],
    {
      ...{ ...here, stripeIds: ["pi_1", "pi_2"], cardCents: 5700 },
      ...{ cardBackCents: 1200, bookedBackCents: 1200 },
    },
    [],
  ],
  [
    "what a change made an order dearer is not known here",
    [there, { stripeId: "pi_2", paidCents: 700, refundedCents: 0 }],
    { ...here, stripeIds: ["pi_1", "pi_2"] },
    [{ kind: "other-amount", order, thereCents: 5700, hereCents: 5000 }],
  ],
  ["a payment without an order went back whole", { ...there, refundedCents: 5000 }, null, []],
  [
    "a payment has no order",
    there,
    null,
    [{ kind: "no-order", order: null, thereCents: 4000, hereCents: 0 }],
  ],
  [
    "an order does not know of its payment",
    there,
    { ...here, cardCents: 0, cardBackCents: 0 },
    [{ kind: "paid-there", order, thereCents: 4000, hereCents: 0 }],
  ],
  [
    "an order has no payment",
    null,
    here,
    [{ kind: "no-payment", order, thereCents: 0, hereCents: 5000 }],
  ],
  [
    "the payment of an order was never made",
    { ...there, paidCents: 0, refundedCents: 0 },
    here,
    [{ kind: "no-payment", order, thereCents: 0, hereCents: 5000 }],
  ],
  [
    "the amounts differ",
    { ...there, paidCents: 4500 },
    here,
    [{ kind: "other-amount", order, thereCents: 4500, hereCents: 5000 }],
  ],
  [
    "more went back at Stripe",
    { ...there, refundedCents: 5000 },
    here,
    [{ kind: "refunded-there", order, thereCents: 5000, hereCents: 1000 }],
  ],
  [
    "Medusa and Stripe agree and the order's own record has less",
    there,
    { ...here, bookedBackCents: 300 },
    [{ kind: "refunded-there", order, thereCents: 1000, hereCents: 300 }],
  ],
  [
    "more went back by the shop's word",
    { ...there, refundedCents: 0 },
    here,
    [{ kind: "refunded-here", order, thereCents: 0, hereCents: 1000 }],
  ],
])("where %s, the comparison says so", (_words, payment, known, mismatches) => {
  expect(compareMoney(payment ? [payment].flat() : [], known ? [known] : [])).toEqual(
    mismatches.map((mismatch) => ({ stripeId: "pi_1", ...mismatch })),
  );
});

it("what is worst comes first", () => {
  const refunded = { ...there, stripeId: "pi_2", refundedCents: 5000 };
  const kinds = compareMoney(
    [refunded, there],
    [
      { ...here, stripeIds: ["pi_2"] },
      { ...here, cardCents: 0 },
    ],
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(["paid-there", "refunded-there"]);
});

const promised = {
  ...({ kind: "refunded-here", order, stripeId: "pi_1" } as const),
  ...{ thereCents: 0, hereCents: 1000 },
};
const settled = { ...promised, order: undefined };

it.each([
  ["its difference is the one that was settled", { thereCents: 500, hereCents: 1500 }, []],
  [
    "it differs by more since",
    { thereCents: 0, hereCents: 1500 },
    [{ ...promised, hereCents: 1500, settledCents: 1000 }],
  ],
])("what was settled is named no more where %s, or with what was", (_words, sums, open) => {
  expect(openOf([{ ...promised, ...sums }], [settled])).toEqual(open);
});

it("what is settled of one payment is settled of no other, and of no other kind", () => {
  const others = [
    { ...promised, stripeId: "pi_2" },
    { ...promised, kind: "other-amount" as const },
  ];
  expect(openOf(others, [settled])).toHaveLength(2);
});
