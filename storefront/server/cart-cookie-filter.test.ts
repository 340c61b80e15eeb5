import { describe, expect, it } from "vitest";
import { withoutCartCookies } from "./cart-cookie-filter.ts";

describe("withoutCartCookies", () => {
  it("drops every cookie of the cart and of what was saved for later, and keeps the others in order", () => {
    expect(
      withoutCartCookies(
        "a=1; eldercare-cart=[]; sid=x=y; eldercare-cart-12=[1]; eldercare-wishlist=prod_1~Cane",
      ),
    ).toBe("a=1; sid=x=y");
  });

  it("leaves cookies with similar names alone", () => {
    expect(withoutCartCookies("eldercare-cart-note=1; my-eldercare-cart=2")).toBe(
      "eldercare-cart-note=1; my-eldercare-cart=2",
    );
  });

  it("answers an empty text when there is nothing to hand on", () => {
    expect(withoutCartCookies(undefined)).toBe("");
    expect(withoutCartCookies("eldercare-cart=[]")).toBe("");
  });
});
