import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCanonicalPath } from "./canonical-path";

describe("a path that can be written in one way only", () => {
  it.each([
    "/",
    "/health",
    "/auth/user/emailpass",
    "/admin/orders/order_01ABC?fields=id,*items",
    "/admin/products?q=../..//%2e",
    "/admin/locales/en-CA",
    "/api/things/caf%C3%A9-chair",
    "/api/things/caf%c3%a9-chair",
    "/app/@fs/home/shop/x.ts",
    "/admin/x/a:b@c",
    "/admin/x/a%20b",
  ])("is %s", (url) => {
    expect(isCanonicalPath(url)).toBe(true);
  });

  it.each([
    ["plain characters in code", "/auth/user/emailpas%73"],
    ["a dot in code", "/auth/%2e%2e/admin"],
    ["a slash in code", "/auth/user%2femailpass"],
    ["a slash in code, in capitals", "/auth/user%2Femailpass"],
    ["a backslash", "/auth\\user"],
    ["a backslash in code", "/auth%5cuser"],
    ["two slashes before", "//auth/user/emailpass"],
    ["two slashes within", "/auth//user/emailpass"],
    ["a slash at the end", "/auth/user/emailpass/"],
    ["a dot segment", "/app/../auth/user/emailpass"],
    ["a single dot", "/auth/./user"],
    ["a control character in code", "/admin/x%00"],
    ["a line break in code", "/admin/x%0d%0a"],
    ["a space", "/admin/ x"],
    ["a fragment", "/auth/user/emailpass#x"],
    ["a host", "http://shop.example/auth/user/emailpass"],
    ["nothing", ""],
    ["a star", "*"],
  ])("is none with %s", (_what, url) => {
    expect(isCanonicalPath(url)).toBe(false);
  });

  it.each(["/api/x/%E0%A4%A", "/api/x/%FF", "/api/x/%", "/api/x/%4"])(
    "is a mistake when %s cannot be decoded",
    (url) => {
      expect(() => isCanonicalPath(url)).toThrow(URIError);
    },
  );

  it("is what the browser's own encoding makes of any word", () => {
    const word = fc
      .string({ unit: "grapheme", minLength: 1 })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the very characters that are refused.
      .filter((text) => !/[/\\\u0000-\u001f\u007f]/.test(text) && text !== "." && text !== "..");
    fc.assert(
      fc.property(word, (text) => {
        expect(isCanonicalPath(`/admin/${encodeURIComponent(text)}`)).toBe(true);
      }),
    );
  });
});
