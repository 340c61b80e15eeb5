import {
  type CurrentProduct,
  NO_LABELS,
  ONE_VARIANT,
  type ProductFields,
  type VariantFields,
} from "@eldercare/catalog-import";
import { describe, expect, it } from "vitest";
import { isOfVariant } from "./as-imported";
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

/** What of these fields is a variant's. */
const pick = (of: object) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => isOfVariant(name))) as VariantFields;

const CATEGORIES = new Set(["canes"]);

const undo = (before: object, after: object, current = [product]) =>
  planProductUndo(
    [
      {
        id: "cich_1",
        entity: "products",
        entity_id: "prod_1",
        name: "Cane",
        variant_id: "variant_1",
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

  it("keeps the stock where orders wait for more pieces than there would be, and says so", () => {
    const awaited = { ...product, reserved: 3 };
    const { plan, kept } = undo({ onHand: 2, name: "Stick" }, { onHand: 5, name: "Cane" }, [
      awaited,
    ]);
    expect(plan.update[0]?.target).toEqual({ ...fields, name: "Stick" });
    expect(kept).toEqual(["Cane: orders wait for 3 (On hand)"]);
    const enough = undo({ onHand: 3 }, { onHand: 5 }, [awaited]);
    expect(enough.plan.update[0]?.target.onHand).toBe(3);
    // Orders wait for more than there is in any case: more pieces are no worse.
    expect(undo({ onHand: 2 }, { onHand: 5 }, [{ ...product, reserved: 9 }]).plan.update).toEqual(
      [],
    );
  });

  it("leaves it where it is when its former category is gone", () => {
    const { plan } = undo(
      { categorySlug: "sticks", onHand: 2 },
      { categorySlug: "canes", onHand: 5 },
    );
    expect(plan.update[0]?.target).toEqual({ ...fields, onHand: 2 });
  });

  describe("of which staff chose another default variant since", () => {
    const small = { ...ONE_VARIANT, sku: "A-1", optionValues: ["S"], onHand: 5 };
    const variantOf = (of: object, id: string, reserved = 0) => ({
      ...product,
      ...{ variantId: id, reserved, fields: { ...pick(fields), ...of } },
    });
    const [s, l] = [
      variantOf({ ...pick(small), originalCents: 4000 }, "variant_1"),
      variantOf({ sku: "A-2", optionValues: ["L"], onHand: 5 }, "variant_2"),
    ];
    const chosen: CurrentProduct = {
      ...product,
      ...l,
      fields: { ...fields, ...l.fields, options: ["Size"], furtherVariants: [s.fields] },
      furtherVariants: [s],
    };

    it("takes back what the import said of the one that was it then", () => {
      const { plan, kept } = undo({ onHand: 2 }, { onHand: 5 }, [chosen]);
      expect(plan.update[0]?.target).toEqual({
        ...chosen.fields,
        furtherVariants: [{ ...s.fields, onHand: 2 }],
      });
      expect(kept).toEqual([]);
    });

    it("keeps the stock of each for which orders wait", () => {
      const waited = { ...chosen, furtherVariants: [{ ...s, reserved: 4 }] };
      const { plan, kept } = undo({ onHand: 2, name: "Stick" }, { onHand: 5, name: "Cane" }, [
        waited,
      ]);
      expect(plan.update[0]?.target).toEqual({ ...chosen.fields, name: "Stick" });
      expect(kept).toEqual(["Cane: orders wait for 4 (On hand of A-1)"]);
    });

    it("leaves it the default one, though the import made it", () => {
      const { plan, kept } = undo(
        { name: "Stick", furtherVariants: [] },
        { name: "Cane", furtherVariants: [l.fields] },
        [chosen],
      );
      expect(plan.update[0]?.target).toEqual({ ...chosen.fields, name: "Stick" });
      expect(kept).toEqual(["Cane: changed since (A-2)"]);
    });

    it("says nothing of one that staff have removed", () => {
      const alone = {
        ...chosen,
        furtherVariants: [],
        fields: { ...chosen.fields, furtherVariants: [] },
      };
      const { plan, kept } = undo({ onHand: 2, name: "Stick" }, { onHand: 5, name: "Cane" }, [
        alone,
      ]);
      expect(plan.update[0]?.target).toEqual({ ...alone.fields, name: "Stick" });
      expect(kept).toEqual([]);
    });
  });

  it("has nothing to do for what is gone, or as it was", () => {
    expect(undo({ onHand: 2 }, { onHand: 5 }, []).plan.update).toEqual([]);
    expect(undo({ onHand: 5 }, { onHand: 5 }).plan.update).toEqual([]);
  });
});
