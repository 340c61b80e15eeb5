import { isDeepStrictEqual } from "node:util";
import { currentVariantsOf, type VariantFields } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { replaceOptions } from "../../../medusa/option-records";
import { changePriceRecords } from "../../../medusa/price-records";
import { replaceVariantImages } from "../../../medusa/variant-images";
import {
  changeVariants,
  changeVariantTitles,
  insertVariants,
  rankVariants,
  removeVariants,
} from "../../../medusa/variant-records";
import { changedStock, changeStock } from "./change-stock";
import { changedPrices } from "./changed-prices";
import { madeVariant, newVariantRecord } from "./new-variant";
import { replaceVariantDiscounts } from "./variant-discounts";
import {
  type ProductChange,
  type VariantChange,
  variantChanges,
  type WriteContext,
} from "./write-context";

/** What stands in a variant's own row in Medusa's table. */
const OF_ROW = ["sku", "weight", "barcode"] as const;

/** Brings the variants of products to what staff or a file say of them, after the products' pictures. */
export async function updateVariants(
  database: Knex,
  products: readonly ProductChange[],
  context: WriteContext,
): Promise<void> {
  const { store } = context;
  const plans = products.map((product) => {
    const { changed, added, removed } = variantChanges(product);
    const made = added.map(({ target, rank }) => ({ variant: madeVariant(target), rank }));
    return { ...product, changed, made, removed };
  });
  const changed = plans.flatMap((plan) => plan.changed);
  await removeVariants(
    database,
    plans.flatMap(({ removed }) => removed.map(({ variantId }) => variantId)),
  );
  await changeVariants(
    database,
    changed.filter(differsIn(...OF_ROW)).map(({ current, target }) => ({
      ...{ id: current.variantId, inventoryItemId: current.inventoryItemId, sku: target.sku },
      ...{ weight: target.weight, barcode: target.barcode },
    })),
  );
  await changeVariantTitles(
    database,
    changed
      .filter(differsIn("optionValues"))
      .map(({ current: { variantId: id }, target: { optionValues } }) => ({ id, optionValues })),
  );
  await changeStock(database, changedStock(changed), store.stockLocationId);
  await changePriceRecords(
    database,
    changed.flatMap((change) => changedPrices(change, context.saleListOf)),
  );
  await insertVariants(
    database,
    plans.map(({ current: { id }, made }) => ({
      id,
      variants: made.map(({ variant, rank }) => newVariantRecord(variant, rank, context)),
    })),
    store,
  );
  // New pictures of a product have new ids, whatever they are called.
  await replaceVariantImages(
    database,
    plans.flatMap(({ current, target, changed }) =>
      changed
        .filter(
          (each) =>
            differsIn("variantImages")(each) ||
            (each.target.variantImages.length > 0 &&
              !isDeepStrictEqual(current.fields.images, target.images)),
        )
        .map((each) => ({
          id: each.current.variantId,
          productId: current.id,
          images: each.target.variantImages,
        })),
    ),
  );
  const inOrder = ({ target, changed, made }: (typeof plans)[number]) => {
    const all = [
      ...changed.map((each) => ({ variantId: each.current.variantId, fields: each.target })),
      ...made.map(({ variant: { variantId, fields } }) => ({ variantId, fields })),
    ];
    const places = new Map([target, ...target.furtherVariants].map((each, place) => [each, place]));
    return all.sort((a, b) => (places.get(a.fields) ?? 0) - (places.get(b.fields) ?? 0));
  };
  await rankVariants(
    database,
    plans
      .filter(hasOtherOrder)
      .flatMap((plan) => inOrder(plan).map(({ variantId: id }, rank) => ({ id, rank }))),
  );
  await replaceOptions(
    database,
    plans.filter(hasOtherOptions).map((plan) => ({
      id: plan.current.id,
      options: plan.target.options,
      variants: inOrder(plan).map(({ variantId, fields: { optionValues } }) => ({
        ...{ variantId, optionValues },
      })),
    })),
  );
  await replaceVariantDiscounts(
    database,
    plans.filter(hasDiscountsOfVariants).map((plan) => ({
      percent: plan.target.discountPercentage,
      variants: inOrder(plan),
    })),
    { mayHaveRows: true },
  );
}

function differsIn(...fields: (keyof VariantFields)[]) {
  return ({ current, target }: VariantChange) =>
    fields.some((field) => !isDeepStrictEqual(current.fields[field], target[field]));
}

interface Plan extends ProductChange {
  changed: readonly VariantChange[];
  made: readonly unknown[];
  removed: readonly unknown[];
}

function hasOtherOptions({ current, target, changed, made, removed }: Plan): boolean {
  return (
    made.length + removed.length > 0 ||
    hasOtherOrder({ current, target, changed, made, removed }) ||
    !isDeepStrictEqual(current.fields.options, target.options) ||
    changed.some(differsIn("optionValues"))
  );
}

/** Also where one is added: those that were there may have no rank, and would come after it. */
function hasOtherOrder({ current, changed, made }: Plan): boolean {
  if (made.length > 0) return true;
  const kept = new Set(changed.map((each) => each.current));
  const before = currentVariantsOf(current).filter((each) => kept.has(each));
  return changed.some((each, place) => each.current !== before[place]);
}

/** A product with one variant has its discount, unless staff gave the variant one of its own. */
function hasDiscountsOfVariants({ current, target, changed, made }: Plan): boolean {
  return (
    (currentVariantsOf(current).length > 1 || made.length > 0) &&
    (made.length > 0 ||
      current.fields.discountPercentage !== target.discountPercentage ||
      changed.some(differsIn("discountPercentage")))
  );
}
