import type { CheckoutTotals } from "@eldercare/contracts";
import { expect, test } from "vitest";
import { totalChanges } from "./total-changes";

const theTotals = (changes: Partial<CheckoutTotals> = {}): CheckoutTotals => ({
  ...{ subtotal: 5000, discount: 0, delivery: 0, deliveryOptions: [], taxes: [], taxTotal: 0 },
  ...{ total: 5000, pricesIncludeTax: false, codes: [] },
  ...changes,
});

test("what stayed is not said", () => {
  expect(totalChanges(theTotals(), theTotals())).toEqual([]);
});

test("delivery, codes and taxes are said with the figure before", () => {
  const seen = theTotals({
    codes: [
      { code: "TEN", amount: 500 },
      { code: "SHIP", amount: 300 },
    ],
    taxes: [{ name: "HST", rate: 15, amount: 750 }],
  });
  const fresh = theTotals({
    delivery: 995,
    codes: [
      { code: "TEN", amount: 0, problem: "This code is no longer valid." },
      { code: "SHIP", amount: 200 },
    ],
    taxes: [{ name: "HST", rate: 14, amount: 839 }],
  });
  expect(totalChanges(seen, fresh)).toEqual([
    "The price of delivery changed from Free to $9.95.",
    "TEN no longer takes anything off. This code is no longer valid.",
    "SHIP takes off $2.00 instead of $3.00.",
    "HST (15%) changed from $7.50 to $0.00.",
    "HST (14%) changed from $0.00 to $8.39.",
  ]);
});
