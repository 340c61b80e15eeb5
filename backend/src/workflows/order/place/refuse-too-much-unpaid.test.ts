import { TOO_MUCH_UNPAID } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { Refusal } from "../../../errors/refusal";
import { refuseTooMuchUnpaid } from "./refuse-too-much-unpaid";

const nothing = { orders: 0, pieces: 0, seconds: Number.POSITIVE_INFINITY };
const holding = (orders: number, pieces: number) => ({ orders, pieces, seconds: 600 });

const refusalOf = (account: typeof nothing, address: typeof nothing, pieces: number) => {
  try {
    refuseTooMuchUnpaid({ account, address }, pieces, "519-555-0199");
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

describe("what unpaid orders may hold", () => {
  it("is enough for everybody who has not paid a few orders yet", () => {
    expect(refusalOf(nothing, nothing, 1)).toBeUndefined();
    expect(refusalOf(nothing, nothing, 300)).toBeUndefined();
    expect(refusalOf(holding(4, 290), holding(19, 390), 10)).toBeUndefined();
  });

  it("ends at five orders or 300 pieces of an account, with when to come back", () => {
    for (const account of [holding(5, 5), holding(1, 300), holding(2, 291)]) {
      const refusal = refusalOf(account, holding(1, 1), 10);
      expect(refusal).toMatchObject({ kind: "too-many", retryAfter: 600 });
      expect(refusal?.details.code).toBe(TOO_MUCH_UNPAID);
      expect(refusal?.message).toBe(
        "You have other orders that are waiting to be paid. Please pay for them first, or try again in 10 minutes. We are glad to help at 519-555-0199.",
      );
    }
  });

  it("ends at twenty orders or 400 pieces of an address", () => {
    for (const address of [holding(20, 20), holding(3, 391)]) {
      expect(refusalOf(nothing, address, 10)?.message).toContain("from your internet connection");
    }
  });

  it("leads whoever wants more than 300 pieces at once to the phone", () => {
    expect(refusalOf(nothing, nothing, 301)?.message).toContain("519-555-0199");
  });
});
