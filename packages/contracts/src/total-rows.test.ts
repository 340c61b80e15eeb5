import { describe, expect, it } from "vitest";
import { totalRows } from "./total-rows.js";
import { goodsAlone } from "./totals.js";

describe("what stands between an order's lines and its total", () => {
  it("is subtotal and free delivery where there is nothing else", () => {
    expect(totalRows(goodsAlone(5997))).toEqual([
      { label: "Subtotal", amount: "$59.97" },
      { label: "Shipping", amount: "Free" },
    ]);
  });

  it("names codes, delivery, and each tax with its rate and number", () => {
    const totals = {
      ...goodsAlone(5997),
      ...{ discount: 600, delivery: 1249, deliveryName: "Express", pricesIncludeTax: false },
      codes: [{ code: "TEN", amount: 600 }],
      taxes: [
        { name: "GST", rate: 5, amount: 332, registration: "123456789 RT0001" },
        { name: "QST", rate: 9.975, amount: 663 },
      ],
    };
    expect(totalRows(totals).map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      "Subtotal: $59.97",
      "Discount (TEN): −$6.00",
      "Shipping (Express): $12.49",
      "GST (5%), no. 123456789 RT0001: $3.32",
      "QST (9.975%): $6.63",
    ]);
    const [, , , gst] = totalRows({ ...totals, pricesIncludeTax: true });
    expect(gst?.label).toBe("GST (5%), no. 123456789 RT0001, included");
  });
});
