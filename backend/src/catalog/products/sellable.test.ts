import { describe, expect, it } from "vitest";
import { isSellable } from "./sellable";

const product = {
  status: "published",
  isArchived: false,
  salesChannelIds: ["sc_other", "sc_1"],
  price: { cents: 100, originalCents: 100 },
};
const shop = { salesChannelId: "sc_1" };

describe("what is for sale", () => {
  it("is published, in the shop's channel and priced", () => {
    expect(isSellable(product, shop)).toBe(true);
  });

  it.each([
    { status: "draft" },
    { status: "proposed" },
    { isArchived: true },
    { salesChannelIds: ["sc_other"] },
    { price: null },
  ])("is nothing with %j", (change) => {
    expect(isSellable({ ...product, ...change }, shop)).toBe(false);
  });
});
