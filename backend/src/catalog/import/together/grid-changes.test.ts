import {
  type CurrentProduct,
  NO_LABELS,
  ONE_VARIANT,
  type ProductFields,
} from "@eldercare/catalog-import";
import type { PriceGridChange } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { gridChanges } from "./grid-changes";

const fields: ProductFields = {
  ...ONE_VARIANT,
  ...NO_LABELS,
  ...{ sku: "A-1", slug: "cane", name: "Cane", description: "A cane.", nameFr: "" },
  ...{ descriptionFr: "", categorySlug: null, originalCents: 4000, discountPercentage: 0 },
  ...{ saleCents: null, onHand: 5, featured: false, rating: 0, reviewCount: 0 },
  ...{ images: [], specs: [], status: "published" },
};
const product = (changes: Partial<ProductFields> = {}, ids: object = {}) =>
  ({
    ...{ id: "prod_1", variantId: "one", inventoryItemId: "iitem_1", reserved: 0 },
    ...{ fields: { ...fields, ...changes }, furtherVariants: [] },
    ...ids,
  }) as unknown as CurrentProduct;

const change = (cells: Partial<PriceGridChange>): PriceGridChange => ({
  ...{ productId: "prod_1", variantId: "one" },
  ...cells,
});
const saved = (cells: Partial<PriceGridChange>, now = product()) =>
  gridChanges(now, [change(cells)]);

describe("a row of the price grid", () => {
  it("is saved to the cent, and says which discount that is", () => {
    const { target, problems } = saved({
      priceCAD: { expected: 4000, to: 5000 },
      salePriceCAD: { expected: null, to: 3999 },
      onHand: { expected: 5, to: 0 },
    });
    expect(problems).toEqual([]);
    expect(target).toMatchObject({
      ...{ originalCents: 5000, saleCents: 3999, discountPercentage: 20, onHand: 0 },
    });
  });

  it("keeps a sale price that nobody touched, though another price makes it another discount", () => {
    const now = product({ saleCents: 3000, discountPercentage: 25 });
    const { target } = saved({ priceCAD: { expected: 4000, to: 6000 } }, now);
    expect(target).toMatchObject({ originalCents: 6000, saleCents: 3000, discountPercentage: 50 });
  });

  it("ends a sale with its days where the cell is emptied", () => {
    const days = { saleStartsAt: "2026-11-27T05:00:00.000Z", saleEndsAt: null };
    const now = product({ saleCents: 3000, discountPercentage: 25, ...days });
    const { target } = saved({ salePriceCAD: { expected: 3000, to: null } }, now);
    expect(target).toMatchObject({ saleCents: null, discountPercentage: 0, saleStartsAt: null });
  });

  it("begins a new sale, without the days of one that is over", () => {
    const over = {
      saleStartsAt: "2026-10-01T04:00:00.000Z",
      saleEndsAt: "2026-10-08T04:00:00.000Z",
    };
    const now = product({ saleCents: 3000, discountPercentage: 25, ...over });
    const { target } = saved({ salePriceCAD: { expected: 3000, to: 2999 } }, now);
    expect(target).toMatchObject({ saleCents: 2999, saleStartsAt: null, saleEndsAt: null });
    const { target: untouched } = saved({ onHand: { expected: 5, to: 6 } }, now);
    expect(untouched).toMatchObject({ saleCents: 3000, ...over });
    const ahead = { saleStartsAt: null, saleEndsAt: "2999-01-01T05:00:00.000Z" };
    const mended = saved(
      { salePriceCAD: { expected: 3000, to: 2999 } },
      product({ saleCents: 3000, discountPercentage: 25, ...ahead }),
    );
    expect(mended.target).toMatchObject({ saleCents: 2999, ...ahead });
  });

  it("is not saved over what a colleague made of the cell, but beside what one made of another", () => {
    const now = product({ originalCents: 4500, onHand: 9 });
    const { target, problems } = saved({ priceCAD: { expected: 4000, to: 5000 } }, now);
    expect(target).toMatchObject({ originalCents: 4500 });
    expect(problems).toEqual([
      {
        ...{ variantId: "one", cell: "priceCAD", now: 4500 },
        message: "Somebody else has changed it to $45.00 meanwhile.",
      },
    ]);
    expect(saved({ priceCAD: { expected: 4500, to: 5000 } }, now).target).toMatchObject({
      ...{ originalCents: 5000, onHand: 9 },
    });
  });

  it("may be sent again", () => {
    const now = product({ onHand: 9 });
    expect(saved({ onHand: { expected: 5, to: 9 } }, now)).toMatchObject({
      ...{ target: { onHand: 9 }, problems: [] },
    });
  });

  it("says what cannot be", () => {
    const wordsOf = (cells: Partial<PriceGridChange>, now?: CurrentProduct) =>
      saved(cells, now).problems.map(({ message }) => message);
    expect(wordsOf({ salePriceCAD: { expected: null, to: 4000 } })).toEqual([
      "The sale price of $40.00 is not below the price of $40.00.",
    ]);
    expect(wordsOf({ onHand: { expected: 5, to: 2 } }, product({}, { reserved: 3 }))).toEqual([
      "Orders wait for 3 of them.",
    ]);
    expect(
      wordsOf({ onHand: { expected: null, to: 2 } }, product({}, { inventoryItemId: null })),
    ).toEqual(["Its pieces are not counted."]);
    expect(gridChanges(undefined, [change({})]).problems).toMatchObject([
      { message: "It is not in the shop any more." },
    ]);
  });
});
