import {
  type CurrentProduct,
  type CurrentVariant,
  currentVariantsOf,
  type ProductFields,
  type VariantFields,
  variantsOf,
} from "@eldercare/catalog-import";
import type { SaleDays } from "../../../medusa/sale-price-lists";
import type { StoreContext } from "../../store/store-context";

/** Where written products go. */
export interface WriteContext {
  store: StoreContext;
  /** Ids of the categories by slug. */
  categoryIds: ReadonlyMap<string, string>;
  /** The price list for sales of these days. */
  saleListOf: (days: SaleDays) => string;
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
  /**
   * Which variant each of the target's is, by ids, undefined for new ones: all of them, the default
   * one first. Left out, they are found by what they have in common.
   */
  variantIds?: readonly (string | undefined)[];
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
 * What becomes of each variant. Where nobody says which is which, one that keeps its SKU is the same
 * one, else one that keeps its values of the options, else, where only one is left on either side,
 * that one.
 */
export function variantChanges(change: ProductChange): VariantChanges {
  const { matches, left } = change.variantIds
    ? named(change, change.variantIds)
    : likeliest(change);
  const entries = matches.map((match, rank) => ({ ...match, rank }));
  return {
    changed: entries.flatMap(({ target, current }) => (current ? [{ current, target }] : [])),
    added: entries.flatMap(({ target, current, rank }) => (current ? [] : [{ target, rank }])),
    removed: [...left],
  };
}

interface Matches {
  /** In the order of the target. */
  matches: readonly { target: VariantFields; current: CurrentVariant | undefined }[];
  /** Variants that are there and shall not be. */
  left: ReadonlySet<CurrentVariant>;
}

function named(
  { current, target }: ProductChange,
  variantIds: readonly (string | undefined)[],
): Matches {
  const there = new Map(currentVariantsOf(current).map((each) => [each.variantId, each]));
  const matches = variantsOf(target).map((variant, place) => {
    const id = variantIds[place];
    const same = id === undefined ? undefined : there.get(id);
    if (id !== undefined) there.delete(id);
    return { target: variant, current: same };
  });
  return { matches, left: new Set(there.values()) };
}

function likeliest({ current, target }: ProductChange): Matches {
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
  return { matches: [...wanted].map(([target, current]) => ({ target, current })), left };
}
