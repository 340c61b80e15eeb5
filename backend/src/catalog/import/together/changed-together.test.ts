import {
  type CurrentProduct,
  NO_LABELS,
  ONE_VARIANT,
  type ProductFields,
  type VariantFields,
} from "@eldercare/catalog-import";
import { describe, expect, it } from "vitest";
import { changedTogether, type PlannedTogether } from "./changed-together";
import { LeftOut } from "./left-out";
import { planTogether } from "./plan-together";

const fields: ProductFields = {
  ...ONE_VARIANT,
  ...NO_LABELS,
  ...{ sku: "A-1", slug: "cane", name: "Cane", description: "A cane.", nameFr: "" },
  ...{ descriptionFr: "", categorySlug: "canes", furtherCategorySlugs: ["gifts"] },
  ...{ originalCents: 4000, discountPercentage: 0, saleCents: null, onHand: 5 },
  ...{ featured: false, rating: 0, reviewCount: 0, images: [], specs: [], status: "published" },
};
const variant = { variantId: "variant_1", inventoryItemId: "iitem_1", reserved: 0 };

function product(changes: Partial<ProductFields>, ids: object = {}): CurrentProduct {
  const { furtherVariants = [] } = changes;
  return {
    ...variant,
    id: "prod_1",
    fields: { ...fields, ...changes },
    furtherVariants: furtherVariants.map((each) => ({ ...variant, fields: each })),
    ...ids,
  } as unknown as CurrentProduct;
}

/** What the change makes of the fields that differ, or why the product is left out. */
function outcome(change: PlannedTogether, now: CurrentProduct = product({})): unknown {
  const { plan, leftOut } = planTogether([now], change);
  const [update] = plan.update;
  if (update) return Object.fromEntries(update.changes.map(({ field, to }) => [field, to]));
  return leftOut[0]?.reason ?? "nothing";
}

const sale = { kind: "sale", saleStarts: null, saleEnds: null } as const;

describe("a price that many products get", () => {
  it("is rounded to the cent, half a cent up", () => {
    const percent = (percent: number, originalCents: number) =>
      outcome({ kind: "price-percent", percent }, product({ originalCents }));
    expect(percent(10, 4000)).toEqual({ originalCents: 4400 });
    expect(percent(-5.5, 1999)).toEqual({ originalCents: 1889 });
    expect(percent(2.5, 20)).toEqual({ originalCents: 21 });
    expect(percent(7.5, 4995)).toEqual({ originalCents: 5370 });
    expect(percent(-7.5, 4995)).toEqual({ originalCents: 4620 });
    expect(percent(12.25, 99_999_99)).toEqual({ originalCents: 11_224_999 });
    expect(percent(0.01, 100)).toBe("nothing");
  });

  it("keeps the percentage of a sale, and its days", () => {
    const days = { saleStartsAt: "2026-11-27T05:00:00.000Z", saleEndsAt: null };
    const onSale = product({ discountPercentage: 25, saleCents: 3000, ...days });
    expect(outcome({ kind: "price-amount", cents: 400 }, onSale)).toEqual({
      originalCents: 4400,
      saleCents: 3300,
    });
  });

  it("is that of every variant", () => {
    const further = { ...fields, sku: "A-2", originalCents: 5000 } as VariantFields;
    const now = product({ furtherVariants: [further] });
    expect(changedTogether(now, { kind: "price-percent", percent: 10 })).toMatchObject({
      target: { originalCents: 4400, furtherVariants: [{ sku: "A-2", originalCents: 5500 }] },
    });
  });

  it("is left out where there is none, or none would be left, of one variant alone", () => {
    const lower = { kind: "price-amount", cents: -4000 } as const;
    expect(outcome(lower, product({ originalCents: 0 }))).toBe("it has no price");
    expect(outcome(lower)).toBe("its price would be $0.00 or less");
    const further = { ...fields, originalCents: 9000 } as VariantFields;
    expect(outcome(lower, product({ originalCents: 9000, furtherVariants: [further] }))).toEqual({
      originalCents: 5000,
      furtherVariants: [{ ...further, originalCents: 5000 }],
    });
    const cheap = { ...fields, originalCents: 100 } as VariantFields;
    expect(outcome(lower, product({ originalCents: 9000, furtherVariants: [cheap] }))).toBe(
      "its price would be $0.00 or less",
    );
  });
});

describe("a sale of many products", () => {
  it("has the discount and the days of the change", () => {
    const saleEnds = "2026-12-01T05:00:00.000Z";
    expect(outcome({ ...sale, discountPercentage: 15, saleEnds })).toEqual({
      discountPercentage: 15,
      saleCents: 3400,
      saleEndsAt: saleEnds,
    });
  });

  it("ends with its days", () => {
    const days = { saleStartsAt: null, saleEndsAt: "2026-12-01T05:00:00.000Z" };
    const onSale = product({ discountPercentage: 25, saleCents: 3000, ...days });
    expect(outcome({ ...sale, discountPercentage: 0 }, onSale)).toEqual({
      discountPercentage: 0,
      saleCents: null,
      saleEndsAt: null,
    });
  });

  it("is left out where it would lower nothing", () => {
    const change = { ...sale, discountPercentage: 1 };
    expect(outcome(change, product({ originalCents: 10 }))).toBe(
      "the discount is less than a cent",
    );
  });
});

describe("a stock that many products get", () => {
  it("is set, or changed by pieces", () => {
    expect(outcome({ kind: "stock-set", onHand: 12 })).toEqual({ onHand: 12 });
    expect(outcome({ kind: "stock-add", pieces: -2 })).toEqual({ onHand: 3 });
  });

  it("is left out where nobody counts, and where orders wait for more", () => {
    const set = { kind: "stock-set", onHand: 2 } as const;
    expect(outcome(set, product({}, { inventoryItemId: null }))).toBe("its pieces are not counted");
    expect(outcome(set, product({}, { reserved: 3 }))).toBe(
      "orders wait for more pieces than would be left",
    );
    expect(outcome({ kind: "stock-add", pieces: -6 })).toBe("it has fewer pieces than that");
  });
});

describe("a category of many products", () => {
  const change = (how: "move" | "add" | "remove", slug: string) =>
    outcome({ kind: "category", how, slug });

  it("takes the place of the main one, comes to the others, or goes", () => {
    expect(change("move", "beds")).toEqual({ categorySlug: "beds" });
    expect(change("move", "gifts")).toEqual({ categorySlug: "gifts", furtherCategorySlugs: [] });
    expect(change("add", "beds")).toEqual({ furtherCategorySlugs: ["beds", "gifts"] });
    expect(change("add", "canes")).toBe("nothing");
    expect(change("remove", "gifts")).toEqual({ furtherCategorySlugs: [] });
    expect(change("remove", "canes")).toEqual({ categorySlug: "gifts", furtherCategorySlugs: [] });
  });

  it("stays where a product would lie in none", () => {
    const only = product({ furtherCategorySlugs: [] });
    expect(outcome({ kind: "category", how: "remove", slug: "canes" }, only)).toBe(
      "it lies in no other category",
    );
  });
});

it("publishes, unpublishes and features", () => {
  expect(outcome({ kind: "published", published: false })).toEqual({ status: "draft" });
  expect(outcome({ kind: "published", published: true })).toBe("nothing");
  expect(outcome({ kind: "featured", featured: true })).toEqual({ featured: true });
});

it("names what is left out by its reason, and how many more there are", () => {
  const leftOut = new LeftOut();
  leftOut.add("it has no price", "Cane");
  for (let count = 1; count <= 22; count += 1)
    leftOut.add("its pieces are not counted", `B${count}`);
  const [first, second = ""] = leftOut.sentences();
  expect(first).toBe("1 product is left out, because it has no price: Cane.");
  expect(second).toMatch(/^22 products are left out.* B20 and 2 more\.$/);
});
