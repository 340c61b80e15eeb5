import type { CartItem } from "@eldercare/contracts";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cartCookiesOf, decodeCart, encodeCart, shortLine } from "./cart-cookie";

const aLine = fc.record<CartItem>({
  id: fc.string({ minLength: 1, maxLength: 60, unit: "binary" }),
  name: fc.string({ maxLength: 300, unit: "binary" }),
  price: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  image: fc.oneof(
    fc.constant(""),
    fc.stringMatching(/^[0-9a-f]{16}$/).map((name) => `/static/${name}.webp`),
    fc.string({ maxLength: 5000 }).map((bytes) => `data:image/png;base64,${bytes}`),
  ),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const aCart = fc.uniqueArray(aLine, { selector: (line) => line.id, maxLength: 60 });

const fiftyProducts = Array.from(
  { length: 50 },
  (_none, place): CartItem => ({
    id: `prod_01JZZZZZZZZZZZZZZZZZZZZZ${String(place).padStart(2, "0")}`,
    name: `Réglable “Comfort” Bathroom Safety Rail, Model ${place}, Left & Right`,
    price: 1299.99,
    image: `/static/${"a1b2c3d4".repeat(2)}.webp`,
    quantity: place + 1,
  }),
);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the cart's cookies", () => {
  it("give back any cart, short names and pictures aside", () => {
    fc.assert(
      fc.property(aCart, (lines) => {
        expect(decodeCart(encodeCart(lines))).toEqual(lines.map(shortLine));
      }),
    );
  });

  it("each fit what browsers keep, and hold no letter that ends a cookie", () => {
    fc.assert(
      fc.property(aCart, (lines) => {
        for (const value of encodeCart(lines)) {
          expect(value.length).toBeLessThanOrEqual(3800);
          expect(value).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/);
        }
      }),
    );
  });

  it("keep 50 different products in a handful of cookies", () => {
    const values = encodeCart(fiftyProducts);
    expect(values.length).toBeLessThanOrEqual(6);
    expect(decodeCart(values)).toEqual(fiftyProducts.map(shortLine));
  });

  it("are JSON arrays of lines with the five known fields", () => {
    const [value = ""] = encodeCart(fiftyProducts.slice(0, 1));
    expect(JSON.parse(decodeURIComponent(value))).toEqual([
      shortLine(fiftyProducts[0] as CartItem),
    ]);
  });

  it("do not exist for an empty cart", () => {
    expect(encodeCart([])).toEqual([]);
  });

  it("hold no data URL and no endless name", () => {
    const line = shortLine({
      id: "a",
      name: "😀".repeat(100),
      price: 1,
      image: "data:image/png;base64,AAAA",
      quantity: 1,
    });
    expect(line.image).toBe("");
    expect(line.name).toBe(`${"😀".repeat(59)}…`);
  });
});

describe("cookies that were tampered with", () => {
  it("never crash the cart, whatever they hold", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const anyText = fc.oneof(fc.string(), fc.json().map(encodeURIComponent));
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (values) => {
        for (const line of decodeCart(values)) {
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.price).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("cost only their own lines", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const values = encodeCart(fiftyProducts);
    const second = values[1] ?? "";
    const lost = decodeCart([second]).length;
    const kept = decodeCart(values.map((value) => (value === second ? "%5B%7Bbroken" : value)));
    expect(kept).toHaveLength(50 - lost);
    expect(log).toHaveBeenCalled();
  });

  it("lose a bad line and keep its neighbours", () => {
    const good = shortLine(fiftyProducts[0] as CartItem);
    const lines = [{ ...good, price: "free" }, good, null, { ...good, id: "b", quantity: 0 }];
    expect(decodeCart([encodeURIComponent(JSON.stringify(lines))])).toEqual([good]);
  });

  it("count a product once", () => {
    const line = fiftyProducts[0] as CartItem;
    expect(decodeCart([...encodeCart([line]), ...encodeCart([line])])).toEqual([shortLine(line)]);
  });
});

describe("finding the cart among other cookies", () => {
  it("takes the cart's cookies in order of their numbers", () => {
    const text = "eldercare-cart-10=j; sid=1; eldercare-cart-2=b; eldercare-cart=a=1";
    expect(cartCookiesOf(text)).toEqual([
      { name: "eldercare-cart", value: "a=1" },
      { name: "eldercare-cart-2", value: "b" },
      { name: "eldercare-cart-10", value: "j" },
    ]);
  });

  it("leaves out cookies with other names", () => {
    expect(cartCookiesOf("eldercare-cart-x=1; my-eldercare-cart=2; eldercare-cart-1=3; ")).toEqual(
      [],
    );
  });
});
