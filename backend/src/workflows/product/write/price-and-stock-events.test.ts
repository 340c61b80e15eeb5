import {
  type CurrentProduct,
  type CurrentVariant,
  ONE_VARIANT,
  type ProductFields,
} from "@eldercare/catalog-import";
import { expect, it } from "vitest";
import { priceAndStockEvents } from "./price-and-stock-events";

const fields = {
  ...ONE_VARIANT,
  sku: "W-1",
  name: "Walker",
  originalCents: 1200,
  saleCents: null,
  discountPercentage: 0,
  onHand: 5,
} as unknown as ProductFields;
const furtherVariants: CurrentVariant[] = [];
const current = { id: "prod_1", fields, furtherVariants } as unknown as CurrentProduct;
const eventsOf = (changes: Partial<ProductFields>) =>
  priceAndStockEvents([{ current, target: { ...fields, ...changes } }]);

it("tells price and stock apart, each as it was and as it is", () => {
  const subject = { kind: "product", id: "prod_1", label: "Walker" };
  expect(eventsOf({ discountPercentage: 25, saleCents: 900, onHand: 3 })).toEqual([
    {
      kind: "product.price-changed",
      subject,
      before: { price: 1200, discountPercentage: 0 },
      after: { price: 900, discountPercentage: 25 },
    },
    { kind: "product.stock-changed", subject, before: { onHand: 5 }, after: { onHand: 3 } },
  ]);
});

it("says nothing of a product whose price and stock stay", () => {
  expect(eventsOf({ description: "New words" })).toEqual([]);
});
