import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNextPath, readReason, signInPath, wayBackOf } from "./next-path";

const nextOf = (next: string) => readNextPath(new URLSearchParams({ next }));

describe("the way back after signing in", () => {
  it("leads to the page where a guard stopped the visitor", () => {
    const address = new URL(signInPath("/checkout?step=2#card", "checkout"), "http://shop.test");
    expect(readNextPath(address.searchParams)).toBe("/checkout?step=2#card");
    expect(readReason(address.searchParams)).toBe("checkout");
  });

  it("is kept by the forms on the way", () => {
    const address = new URL(signInPath("/checkout", "checkout"), "http://shop.test");
    expect(wayBackOf(address.searchParams)).toEqual([
      { name: "next", value: "/checkout" },
      { name: "reason", value: "checkout" },
    ]);
  });

  it("is the home page without a page to go back to", () => {
    expect(readNextPath(new URLSearchParams())).toBe("/");
    expect(nextOf("/auth?next=/auth")).toBe("/");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "evil.example",
  ])("never leaves the shop for %j", (next) => {
    expect(new URL(nextOf(next), "http://shop.test").origin).toBe("http://shop.test");
    expect(nextOf(next)).toMatch(/^\/(?!\/)/);
  });

  it("stays in the shop whatever is in the address", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, rest) => {
        const target = new URL(nextOf(`/${start}/${rest}`), "http://shop.test");
        expect(target.origin).toBe("http://shop.test");
      }),
    );
  });

  it("knows only its own reasons", () => {
    expect(readReason(new URLSearchParams({ reason: "toString" }))).toBeNull();
  });
});
