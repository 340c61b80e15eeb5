import { OUT_OF_STOCK, PRICES_CHANGED } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { ApiError } from "~/api/api-error";
import { conflictOf, settleConflict } from "./checkout-conflict";

const cane = { id: "prod_1", name: "Cane", price: 20, image: "", quantity: 3 };
const grip = { id: "prod_2", name: "Grip", price: 5, image: "", quantity: 1 };
const fresh = (change: object) => ({
  productId: "prod_1",
  name: "Cane",
  qty: 3,
  unitPriceCAD: 2000,
  available: 9,
  ...change,
});

describe("a cart that is not as the shop sells it", () => {
  it("gets the new price, said with the old one", () => {
    const { lines, changes } = settleConflict([cane, grip], [fresh({ unitPriceCAD: 2250 })]);
    expect(lines).toEqual([{ ...cane, price: 22.5 }, grip]);
    expect(changes).toEqual(["The price of Cane changed from $20.00 to $22.50."]);
  });

  it("keeps what is left in stock", () => {
    const { lines, changes } = settleConflict([cane], [fresh({ available: 2 })]);
    expect(lines).toEqual([{ ...cane, quantity: 2 }]);
    expect(changes).toEqual(["Only 2 of Cane left: we changed the quantity."]);
  });

  it("is settled for each variant of a product by itself", () => {
    const small = { ...cane, variantId: "variant_S", variantName: "Size: S" };
    const large = { ...cane, variantId: "variant_L", variantName: "Size: L" };
    expect(
      settleConflict([small, large], [fresh({ variantId: "variant_L", available: 1 })]),
    ).toEqual({
      lines: [small, { ...large, quantity: 1 }],
      changes: ["Only 1 of Cane (Size: L) left: we changed the quantity."],
    });
  });

  it("loses what is sold out, by name", () => {
    const { lines, changes } = settleConflict([cane, grip], [fresh({ available: 0 })]);
    expect(lines).toEqual([grip]);
    expect(changes).toEqual(["Cane is out of stock. We took it out of your cart."]);
  });
});

describe("a refusal", () => {
  const refusal = (status: number, body: string) => new ApiError(status, body, "");

  it.each([PRICES_CHANGED, OUT_OF_STOCK])("with fresh lines is understood: %s", (code) => {
    const answer = { message: "Changed.", code, lines: [fresh({})], amountCAD: 6000 };
    expect(conflictOf(refusal(409, JSON.stringify(answer)))).toEqual(answer);
  });

  it.each([
    [409, '{"message":"No open payment.","code":"no_open_payment"}'],
    [409, "nonsense"],
    [502, '{"message":"Away."}'],
  ])("of another kind is not: %i %s", (status, body) => {
    expect(conflictOf(refusal(status, body))).toBeNull();
  });
});
