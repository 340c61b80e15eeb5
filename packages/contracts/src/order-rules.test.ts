import { expect, test } from "vitest";
import {
  isToSend,
  orderRemark,
  orderRemarks,
  orderVerbs,
  partBackCents,
  partBackRemark,
  type StandingOrder,
  statusForBuyer,
  whyNotPacked,
} from "./order-rules.js";

const paid: StandingOrder = {
  status: "paid",
  amountCAD: 5000,
  standing: { receivedCents: 5000, goods: "reserved" },
  refunds: [{ amount: 1000 }],
};
const whole = [{ amount: 1000 }, { amount: 4000 }];
const free: StandingOrder = {
  ...{ status: "paid", amountCAD: 0, refunds: [] },
  standing: { receivedCents: 0, goods: "reserved" },
};

test.each<[string, StandingOrder, ReturnType<typeof whyNotPacked>]>([
  ["is paid", paid, null],
  ["costs nothing", free, null],
  ["costs nothing and was cancelled in Medusa", goodsOf(free, "released"), "cancelled"],
  ["waits for its money", { ...paid, status: "pending" }, "not-paid"],
  ["is only called paid", { ...paid, standing: { ...free.standing } }, "not-paid"],
  ["was paid back whole, and called paid again", { ...paid, refunds: whole }, "paid-back"],
  ["was cancelled", { ...paid, status: "cancelled" }, "cancelled"],
  ["was sent in part", goodsOf(paid, "part-sent"), null],
  ["has a change that waits for its payment", { ...paid, proposal: {} }, "change-waits"],
])("of an order that %s, packing, list and verbs say the same", (_words, order, because) => {
  expect(whyNotPacked(order)).toBe(because);
  expect(isToSend(order)).toBe(because === null);
  const mayFulfil = orderVerbs(order).some(({ status }) => status === "fulfilled");
  if (order.status === "paid") expect(mayFulfil).toBe(because === null);
});

test("what has left is not to be sent again, though its parcels may be mended", () => {
  expect([isToSend(goodsOf(paid, "sent")), whyNotPacked(goodsOf(paid, "sent"))]).toEqual([
    false,
    null,
  ]);
});

test.each<[string, StandingOrder, string | null]>([
  ["lost a part of its money", paid, "$10.00 paid back"],
  ["lost nothing", { ...paid, refunds: [] }, null],
  ["lost all of it", { ...paid, refunds: whole }, null],
  ["was not paid", free, null],
  ["came to more before it was changed", { ...paid, amountCAD: 4000 }, null],
  ["did so, and lost more since", { ...paid, amountCAD: 4500 }, "$5.00 paid back"],
])("lists say of an order that %s what of its sum went back", (_words, order, said) => {
  expect(partBackRemark(partBackCents(order))).toBe(said);
});

test("all that a status does not say stands beside it, and nothing while it can be undone", () => {
  const cancelled: StandingOrder = { ...paid, status: "cancelled" };
  expect(orderRemarks(cancelled)).toEqual(["The rest was not paid back", "$10.00 paid back"]);
  expect(orderRemarks({ ...paid, refunds: [] })).toEqual([]);
  expect(orderRemarks({ ...cancelled, waiting: { to: "refunded" } })).toEqual([]);
});

test("of one that was cancelled and paid back in part, the rest was not paid back", () => {
  const cancelled: StandingOrder = { ...paid, status: "cancelled" };
  expect(orderRemark(cancelled)).toBe("The rest was not paid back");
  expect(orderRemark({ ...cancelled, refunds: [] })).toBe("The money was not paid back");
  expect(orderRemark({ ...cancelled, refunds: whole })).toBeNull();
});

function goodsOf(order: StandingOrder, goods: StandingOrder["standing"]["goods"]): StandingOrder {
  return { ...order, standing: { ...order.standing, goods } };
}

test.each<[string, StandingOrder, ReturnType<typeof statusForBuyer>]>([
  ["is paid", paid, "paid"],
  ["costs nothing", free, "paid"],
  ["was paid, and set back", { ...paid, status: "pending" }, "paid"],
  ["was sent, and set back", { ...goodsOf(paid, "sent"), status: "paid" }, "fulfilled"],
  ["is only called paid", { ...paid, standing: free.standing }, "pending"],
  ["is only called sent", { ...paid, status: "fulfilled" }, "paid"],
  [
    "is called sent, and neither paid nor sent",
    { ...paid, status: "fulfilled", standing: free.standing, refunds: [] },
    "pending",
  ],
  ["was paid back whole, and called paid", { ...paid, refunds: whole }, "refunded"],
  ["was cancelled, and set back", { ...goodsOf(paid, "released"), status: "pending" }, "cancelled"],
  ["is over", { ...paid, status: "cancelled" }, "cancelled"],
  ["was refunded", { ...paid, status: "refunded", refunds: whole }, "refunded"],
  ["was closed as refunded, and never paid", { ...free, status: "refunded" }, "cancelled"],
  [
    "was sent, and called cancelled",
    { ...goodsOf(paid, "sent"), status: "cancelled" },
    "fulfilled",
  ],
  ["waits for its money", { ...free, amountCAD: 5000, status: "pending" }, "pending"],
  ["costs nothing and is not done yet", { ...free, status: "pending" }, "pending"],
])("the buyer of an order that %s reads what is so", (_words, order, status) => {
  expect(statusForBuyer(order)).toBe(status);
});
