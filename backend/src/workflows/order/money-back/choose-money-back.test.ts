import type { MoneyBackChoice } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { chooseMoneyBack } from "./choose-money-back";
import type { PayableOrder } from "./read-payable-order";

/** Three canes of $10, of which two have left; one of these came back. */
const PAYABLE = {
  order: {
    totals: null,
    amount_cents: 3000,
    received_cents: 3000,
    items: [{ productId: "p", variantId: "cane", name: "Cane", qty: 3, unitPriceCAD: 1000 }],
    ...{ refunds: [], earlier_totals: [] },
    returns: [{ id: "oret_1", state: "received", lines: [{ line: 0, qty: 1 }] }],
  },
  shares: {
    lines: [{ lineId: "line_1", amount: 3000, discount: 0, includesTax: true, taxes: [] }],
    delivery: { amount: 0, discount: 0, includesTax: true, taxes: [] },
  },
  heldCents: 3000,
  byHandCents: 0,
  pieces: [{ left: 3, unsent: 1, waiting: 0, line: undefined }],
} as unknown as PayableOrder;

const choice = (qty: number, returnId?: string): MoneyBackChoice => ({
  ...{ lines: [{ line: 0, qty }], delivery: false, reason: "damaged", returnId },
  ...{ isRestocked: false, isMailed: false },
});

describe("pieces of a line that was sent in part", () => {
  it("are those that have not left first, which then are not sent", () => {
    expect(chooseMoneyBack(PAYABLE, choice(1)).pieces).toEqual([{ unsent: 1, sent: 0 }]);
    expect(chooseMoneyBack(PAYABLE, choice(2)).pieces).toEqual([{ unsent: 1, sent: 1 }]);
  });

  it("are none of a parcel that is packed, and the refusal says how to get at them", () => {
    const packed = { ...PAYABLE, pieces: [{ left: 2, unsent: 0, waiting: 1, line: undefined }] };
    expect(() => chooseMoneyBack(packed, choice(3))).toThrow(/send it, or take it apart, first/);
  });

  it("are those that came back, of a return: what is still to be sent is sent", () => {
    expect(chooseMoneyBack(PAYABLE, choice(1, "oret_1")).pieces).toEqual([{ unsent: 0, sent: 1 }]);
    expect(chooseMoneyBack(PAYABLE, choice(3, "oret_1")).pieces).toEqual([{ unsent: 1, sent: 2 }]);
  });
});
