import { expect, it } from "vitest";
import { changesInWords, differenceInWords, type ToldOrder } from "./edit-words";

const SHIPPING = {
  ...{ name: "Ada Park", email: "ada@example.ca", phone: "416-555-0199" },
  ...{ address: "1 Elm St", city: "Toronto", region: "ON", postal: "M5V 2T6" },
};
const ORDER: ToldOrder = {
  items: [
    { variantId: "cane", name: "Cane", qty: 2 },
    { variantId: "chair", name: "Chair", variantName: "Size: L", qty: 1 },
  ],
  shipping: SHIPPING,
  ...{ deliveryName: "Standard", deliveryCents: 0, codes: [], amountCents: 9000 },
};

it("says nothing of an order that stays as it is, in whatever order its lines are", () => {
  expect(changesInWords(ORDER, ORDER)).toEqual([]);
  expect(changesInWords(ORDER, { ...ORDER, items: [...ORDER.items].reverse() })).toEqual([]);
});

it("says what of the goods, the delivery and the total is different", () => {
  const items = [
    { variantId: "cane", name: "Cane", qty: 3 },
    { variantId: "mat", name: "Mat", qty: 1 },
  ];
  const after = {
    ...ORDER,
    items,
    deliveryName: "Express",
    deliveryCents: 1500,
    amountCents: 12_000,
  };
  expect(changesInWords(ORDER, after)).toEqual([
    "Cane: 3 instead of 2.",
    "Taken out: 1 × Chair (Size: L).",
    "Added: 1 × Mat.",
    "Delivery: Express ($15.00) instead of Standard ($0.00).",
    "The total is $120.00 instead of $90.00.",
  ]);
});

it("names nobody and no place", () => {
  const shipping = { ...SHIPPING, name: "Bo Lee", address: "2 Oak Ave", phone: "416-555-0100" };
  const said = changesInWords(ORDER, { ...ORDER, shipping }).join(" ");
  expect(said).toBe(
    "It is for a different name. It goes to another address. It has a different phone number.",
  );
});

it("says what becomes of the difference of a paid order, once that is known", () => {
  expect(differenceInWords(-500, undefined)).toEqual(["The difference of $5.00 goes back."]);
  expect(differenceInWords(500, "cash")).toEqual(["The difference of $5.00 was paid (Cash)."]);
  expect(differenceInWords(500, undefined)).toEqual([]);
  expect(differenceInWords(0, "cash")).toEqual([]);
});

it("says what codes take off, as far as that is different", () => {
  const ten = (amount: number) => ({ code: "TEN", amount });
  const told = (before: number[], after: number[]) =>
    changesInWords({ ...ORDER, codes: before.map(ten) }, { ...ORDER, codes: after.map(ten) });
  expect(told([500], [500])).toEqual([]);
  expect(told([], [500])).toEqual(["The code TEN takes off $5.00."]);
  expect(told([500], [300])).toEqual(["The code TEN takes off $3.00 instead of $5.00."]);
  expect(told([500], [])).toEqual(["The code TEN no longer takes anything off ($5.00 before)."]);
});
