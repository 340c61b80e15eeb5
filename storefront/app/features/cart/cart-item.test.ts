import { CartItem } from "@eldercare/contracts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cartItemOf } from "./cart-item";

const good = { id: "prod_1", name: "Cane", price: 24.99, image: "/static/cane.webp", quantity: 2 };

it("takes a whole line and leaves out what a line does not have", () => {
  expect(cartItemOf({ ...good, role: "ADMIN" })).toEqual(good);
});

it("agrees with the contract's schema on any data", () => {
  const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, 2 ** 53, 1.5));
  const almostALine = fc.record(
    {
      id: fc.oneof(fc.string(), fc.anything()),
      variantId: fc.oneof(fc.string(), fc.anything()),
      variantName: fc.oneof(fc.string(), fc.anything()),
      name: fc.oneof(fc.string(), fc.anything()),
      price: fc.oneof(anyNumber, fc.anything()),
      image: fc.oneof(fc.string(), fc.anything()),
      quantity: fc.oneof(fc.nat(), anyNumber, fc.anything()),
    },
    { requiredKeys: [] },
  );
  const nearlyGood = almostALine.map((change) => ({ ...good, ...change }));
  fc.assert(
    fc.property(fc.oneof(nearlyGood, almostALine, fc.anything()), (candidate) => {
      const checked = CartItem.safeParse(candidate);
      expect(cartItemOf(candidate)).toEqual(checked.success ? checked.data : null);
    }),
    { numRuns: 1000 },
  );
});
