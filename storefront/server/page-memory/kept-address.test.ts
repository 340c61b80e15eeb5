import { addressOf } from "@eldercare/contracts/calls";
import { INFORMATION_PAGES } from "@eldercare/contracts/content";
import { describe, expect, it } from "vitest";
import { keptAddress } from "./kept-address.ts";

describe("the address under which a page is kept", () => {
  it.each(["/", "/products", "/products/mobility-aids", "/product/quad-cane", "/blog", "/faq"])(
    "is that of the page: %s",
    (path) => {
      expect(keptAddress(path)).toBe(path);
    },
  );

  it("is that of each page of texts, but for the one that works out sizes", () => {
    const paths = Object.keys(INFORMATION_PAGES).map((name) => `/${name}`);
    expect(paths.filter((path) => keptAddress(path) !== path)).toEqual(["/size-guide"]);
  });

  it("has no parameter that the page does not read, so that nobody can fill the memory with one page", () => {
    expect(keptAddress("/?utm_source=mail&fbclid=1")).toBe("/");
    expect(keptAddress("/product/quad-cane?x=%3Cscript%3E")).toBe("/product/quad-cane");
    expect(keptAddress("/products?a=1&page=2&b=2&__proto__=1")).toBe("/products?page=2");
  });

  it("is one for all ways to write the same list", () => {
    const one = "/products/mobility-aids?onSale=true&sort=priceAsc&page=3";
    expect(keptAddress("/products/mobility-aids?page=3&sort=priceAsc&onSale=true")).toBe(one);
    expect(keptAddress(`${one}&view=grid&minimum=1`)).toBe(one);
    expect(keptAddress("/products?sort=name&page=1&view=grid&featured=yes")).toBe("/products");
    expect(keptAddress("/products?page=00&sort=nonsense")).toBe("/products");
    expect(keptAddress("/blog?page=2&topic=none")).toBe("/blog?page=2");
  });

  it("is none where somebody typed what is asked for", () => {
    for (const target of [
      "/products?search=cane",
      "/products?minPrice=10",
      "/products/mobility-aids?maxPrice=20",
      "/products?doorway=24+in",
      "/blog?search=fall",
    ]) {
      expect(keptAddress(target), target).toBeNull();
    }
  });

  it("is none where staff look at drafts", () => {
    expect(keptAddress("/?preview=a.b.c")).toBeNull();
    expect(keptAddress("/about?preview=a.b.c")).toBeNull();
  });

  it("is none where a variant is chosen", () => {
    expect(keptAddress("/product/quad-cane?option.Size=L")).toBeNull();
  });

  it("is none for pages of one person, forms and everything that is not named", () => {
    for (const target of [
      "/cart",
      "/auth",
      "/auth?tab=register",
      "/account",
      "/checkout",
      "/order-confirmation?orderId=order_1",
      "/verify-email?token=x",
      "/reset-password?token=x",
      "/newsletter/confirm?token=x",
      "/contact?sent=yes",
      "/admin",
      "/admin/products",
      addressOf("products.list"),
      "/static/x.webp",
      "/health",
      "/no-such-page",
      "/products.data",
      "/product/quad-cane.data",
    ]) {
      expect(keptAddress(target), target).toBeNull();
    }
  });

  it("is none where a page of one person only looks like one for all", () => {
    for (const target of [
      "/account/..%2fproducts",
      "/products/../account",
      "/product/quad-cane/account.css",
      "/product/quad-cane%2f..%2f..%2faccount",
      "/product/quad-cane;account",
      "/product/quad-cane/",
      "/product/Quad-Cane",
      "//products",
      "/products/",
      "/products?category=mobility-aids",
      "/faq.css",
      "/faq\\account",
      "http://elsewhere.example/products",
      `/product/${"a".repeat(500)}`,
    ]) {
      expect(keptAddress(target), target).toBeNull();
    }
  });

  it("is none when a parameter is given twice, or shows another part of the page", () => {
    for (const target of [
      "/products?page=2&page=3",
      "/product/quad-cane?tab=specifications",
      "/product/quad-cane?picture=2",
    ]) {
      expect(keptAddress(target), target).toBeNull();
    }
  });
});
