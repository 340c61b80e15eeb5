import {
  type CurrentProduct,
  type CurrentVariant,
  currentVariantsOf,
  type ProductFields,
  type VariantFields,
  variantsOf,
} from "@eldercare/catalog-import";
import type { StoreContext } from "../../store/store-context";

/** Where written products go. */
export interface WriteContext {
  store: StoreContext;
  /** Ids of the categories by slug. */
  categoryIds: ReadonlyMap<string, string>;
}

/** Ids of the categories that a product shall lie in, the main one first; those that are gone are left out. */
export function categoryIdsOf(
  { categorySlug, furtherCategorySlugs }: ProductFields,
  { categoryIds }: Pick<WriteContext, "categoryIds">,
): string[] {
  const slugs = [...(categorySlug === null ? [] : [categorySlug]), ...furtherCategorySlugs];
  return slugs.flatMap((slug) => categoryIds.get(slug) ?? []);
}

/** A product and what it shall become; only what differs is written. */
export interface ProductChange {
  current: CurrentProduct;
  target: ProductFields;
}

/** A variant that is there, and what it shall become. */
export interface VariantChange {
  current: CurrentVariant;
  target: VariantFields;
}

/** What becomes of a product's variants. */
export interface VariantChanges {
  changed: readonly VariantChange[];
  /** New ones, with their places among all. */
  added: readonly { target: VariantFields; rank: number }[];
  removed: readonly CurrentVariant[];
}

/**
 * What becomes of each variant: one that keeps its SKU is the same one, else one that keeps its values
 * of the options, else, where only one is left on either side, that one.
 */
export function variantChanges({ current, target }: ProductChange): VariantChanges {
  const left = new Set(currentVariantsOf(current));
  const wanted = new Map<VariantFields, CurrentVariant | undefined>(
    variantsOf(target).map((variant) => [variant, undefined]),
  );
  const match = (isSame: (now: VariantFields, shall: VariantFields) => boolean) => {
    for (const [variant, found] of wanted) {
      const same = found ?? [...left].find(({ fields }) => isSame(fields, variant));
      if (same) left.delete(same);
      wanted.set(variant, same);
    }
  };
  match((now, shall) => now.sku === shall.sku);
  const valuesOf = ({ optionValues }: VariantFields) => optionValues.join("\n");
  match((now, shall) => valuesOf(now) === valuesOf(shall));
  const open = [...wanted.values()].filter((found) => found === undefined);
  if (left.size === 1 && open.length === 1) match(() => true);
  const entries = [...wanted].map(([target, current], rank) => ({ target, current, rank }));
  return {
    changed: entries.flatMap(({ target, current }) => (current ? [{ current, target }] : [])),
    added: entries.flatMap(({ target, current, rank }) => (current ? [] : [{ target, rank }])),
    removed: [...left],
  };
}
