import fc from "fast-check";
import { expect, it } from "vitest";
import { cookieText } from "~/api/cookie";
import { idsInAddress, savedInCookies, sharedPath, wishlistCookie } from "./wishlist-cookie";

const aName = fc.string({ minLength: 1, maxLength: 100, unit: "grapheme" });

it("a list is in the cookie as it was, in order, long names cut", () => {
  const items = [
    { productId: "prod_1", name: "Cane" },
    { productId: "prod_2", variantId: "variant_2", name: "Bas_« doux » ~ 20.5 mmHg" },
    { productId: "prod_3", name: "A very long name of a shower chair with a back" },
  ];
  const kept = savedInCookies(`a=1; ${cookieText(wishlistCookie(items))}`);
  expect(kept.map(({ name }) => name)).toEqual([
    "Cane",
    "Bas_« doux » ~ 20.5 mmHg",
    "A very long name of a shower chair w…",
  ]);
  expect(kept.map(({ name: _, ...subject }) => subject)).toEqual([
    { productId: "prod_1" },
    { productId: "prod_2", variantId: "variant_2" },
    { productId: "prod_3" },
  ]);
  expect(wishlistCookie([])).toMatchObject({ maxAge: 0 });
});

it("a full list of any names fits into one cookie", () => {
  fc.assert(
    fc.property(fc.array(aName, { minLength: 30, maxLength: 30 }), (names) => {
      const { value } = wishlistCookie(
        names.map((name, place) => ({
          productId: `prod_01JZZZZZZZZZZZZZZZZZZZZZZ${place}`,
          variantId: `variant_01JZZZZZZZZZZZZZZZZZZZZZZ${place}`,
          name,
        })),
      );
      expect(value.length).toBeLessThan(3800);
      expect(savedInCookies(`eldercare-wishlist=${value}`)).toHaveLength(30);
    }),
  );
});

it("what somebody else wrote is left out", () => {
  expect(savedInCookies("eldercare-wishlist=<b>~x.prod_1~%E0%A4%A.~.prod_2~")).toEqual([
    { productId: "prod_2", name: "Product" },
  ]);
  expect(savedInCookies("")).toEqual([]);
});

it("an address names the products, each once", () => {
  const path = sharedPath([
    { productId: "prod_1", name: "Cane" },
    { productId: "prod_2", variantId: "variant_2", name: "Socks" },
  ]);
  expect(path).toBe("/wishlist?products=prod_1,prod_2:variant_2");
  expect(idsInAddress("prod_1, prod_2:variant_2,prod_1,../x,,a:b:c")).toEqual([
    "prod_1",
    "prod_2:variant_2",
  ]);
});
