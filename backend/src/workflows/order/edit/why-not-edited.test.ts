import { expect, it } from "vitest";
import { whyGoodsStay, whyNotEdited } from "./why-not-edited";

const ITEM = { productId: "prod_1", variantId: "var_1", name: "Cane", qty: 2, unitPriceCAD: 2000 };
const ORDER = { status: "paid" as const, refunds: [], returns: [], items: [ITEM] };
const parcel = (isShipped: boolean) => ({ id: "ful_1", isShipped });
const WAITING = { isCanceled: false, fulfillments: [], keepsRest: false };
const SENT_IN_PART = { ...WAITING, fulfillments: [parcel(true)], keepsRest: true };

it("lets everything be changed of an order that waits to be packed", () => {
  expect([whyNotEdited(ORDER, WAITING), whyGoodsStay(ORDER, WAITING)]).toEqual([null, null]);
});

it("lets the address alone be changed of what is left of an order that was sent in part", () => {
  expect(whyNotEdited(ORDER, SENT_IN_PART)).toBeNull();
  expect(whyGoodsStay(ORDER, SENT_IN_PART)).toContain("A part of it was sent");
});

it("lets nothing be changed while something is packed, or once all was sent, or it is over", () => {
  const packed = { ...SENT_IN_PART, fulfillments: [parcel(true), parcel(false)] };
  expect(whyNotEdited(ORDER, packed)).toContain("packed or sent");
  expect(whyNotEdited(ORDER, { ...SENT_IN_PART, keepsRest: false })).toContain("packed or sent");
  expect(whyNotEdited({ ...ORDER, status: "refunded" }, WAITING)).toContain("over");
});

it("lets goods be changed after a change paid something back, and not after a part was", () => {
  const at = "2026-11-22T12:00:00Z";
  const ofChange = { at, amount: 500, ofChange: true as const };
  expect(whyGoodsStay({ ...ORDER, refunds: [ofChange] }, WAITING)).toBeNull();
  const refunds = [ofChange, { at, amount: 500 }];
  expect(whyGoodsStay({ ...ORDER, refunds }, WAITING)).toContain("A part of its money went back");
});
