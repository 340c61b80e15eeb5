import { describe, expect, it } from "vitest";
import { refuseUnknownQuery } from "./refuse-unknown-query";

describe("a query of staff", () => {
  it("is refused with the name that its call does not know, and those that it does", () => {
    expect(() =>
      refuseUnknownQuery("orders.list", { query: { limit: "5", stauts: "paid" } }),
    ).toThrow(/^“stauts” cannot be asked here\. What can be: .*\bstatus\b.*\.$/);
  });

  it("is refused where nothing can be asked", () => {
    expect(() => refuseUnknownQuery("orderEdits.read", { query: { fresh: "1" } })).toThrow(
      "“fresh” cannot be asked here: nothing can.",
    );
  });

  it("passes with names that its call knows", () => {
    expect(() => refuseUnknownQuery("orders.list", { query: { status: "paid" } })).not.toThrow();
    expect(() => refuseUnknownQuery("orderEdits.read", { query: {} })).not.toThrow();
  });
});
