import {
  type CurrentProduct,
  NO_LABELS,
  ONE_VARIANT,
  type ProductFields,
} from "@eldercare/catalog-import";
import { describe, expect, it } from "vitest";
import { planProductUndo } from "./plan-product-undo";

const fields: ProductFields = {
  ...ONE_VARIANT,
  ...NO_LABELS,
  sku: "A-1",
  slug: "cane",
  name: "Cane",
  description: "A cane.",
  nameFr: "",
  descriptionFr: "",
  categorySlug: "canes",
  originalCents: 4000,
  discountPercentage: 0,
  saleCents: null,
  onHand: 5,
  featured: false,
  rating: 0,
  reviewCount: 0,
  images: [],
  specs: [],
  status: "published",
};

const product: CurrentProduct = {
  id: "prod_1",
  variantId: "variant_1",
  priceSetId: "pset_1",
  basePriceId: "price_1",
  inventoryItemId: "iitem_1",
  hasStockLevel: true,
  salePriceId: null,
  merchandisingId: "pmer_1",
  reserved: 0,
  isPlain: true,
  furtherVariants: [],
  fields,
};

const CATEGORIES = new Set(["canes"]);

const undo = (before: object, after: object, current = [product]) =>
  planProductUndo(
    [
      {
        id: "cich_1",
        entity: "products",
        entity_id: "prod_1",
        name: "Cane",
        before: { ...before },
        after: { ...after },
      },
    ],
    current,
    CATEGORIES,
  );

describe("the plan that takes a change of a product back", () => {
  it("gives it the former values, and leaves the others", () => {
    const { plan, kept } = undo({ onHand: 2, name: "Stick" }, { onHand: 5, name: "Cane" });
    expect(plan.update).toMatchObject([
      { current: product, target: { ...fields, onHand: 2, name: "Stick" } },
    ]);
    expect(kept).toEqual([]);
  });

  it("keeps what somebody changed since, and says so", () => {
    const { plan, kept } = undo({ onHand: 2, name: "Stick" }, { onHand: 9, name: "Cane" });
    expect(plan.update[0]?.target).toEqual({ ...fields, name: "Stick" });
    expect(kept).toEqual(["Cane: changed since (On hand)"]);
  });

  it("leaves it where it is when its former category is gone", () => {
    const { plan } = undo(
      { categorySlug: "sticks", onHand: 2 },
      { categorySlug: "canes", onHand: 5 },
    );
    expect(plan.update[0]?.target).toEqual({ ...fields, onHand: 2 });
  });

  it("has nothing to do for what is gone, or as it was", () => {
    expect(undo({ onHand: 2 }, { onHand: 5 }, []).plan.update).toEqual([]);
    expect(undo({ onHand: 5 }, { onHand: 5 }).plan.update).toEqual([]);
  });
});
