import type { AnswerOf } from "@eldercare/contracts/calls";
import { afterEach, expect, it, vi } from "vitest";
import { heldMerge } from "../../../../tests/components/held-merge";
import { serve } from "../../../../tests/components/served-calls";
import { ACCOUNT_WITHIN_MS } from "./account-lines";
import { cartActions } from "./cart-store";

const CANE: AnswerOf<"products.list">["products"][number] = {
  ...{ id: "prod_cane", slug: "offset-cane", name: "Offset Cane", description: "A cane." },
  ...{ sku: "BW-1", categoryId: null, priceCAD: 3000, originalPriceCAD: 3000, stock: 4 },
  ...{ discountPercentage: 0, onSale: false, featured: false, rating: 0, reviewCount: 0 },
  ...{ images: [], specs: {}, options: [], variants: [] },
};

afterEach(() => {
  vi.useRealTimers();
});

it("an account's cart that comes too late for the sign-in is in the cart once it has come", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { asked, come } = heldMerge();
  serve("products.list", { products: [CANE], total: 1 });
  let isSignedIn = false;
  void cartActions.mergeWithAccount().then(() => {
    isSignedIn = true;
  });
  await asked;
  await vi.advanceTimersByTimeAsync(ACCOUNT_WITHIN_MS - 1);
  expect(isSignedIn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSignedIn).toBe(true);
  expect(cartActions.currentLines()).toEqual([]);
  vi.useRealTimers();
  come([{ productId: CANE.id, qty: 2 }]);
  await expect.poll(() => cartActions.currentLines()).toMatchObject([{ id: CANE.id, quantity: 2 }]);
});
