import { type CurrentProduct, currentVariantsOf, type ProductFields } from "../fields/product.js";
import type { ProductRow } from "../rows/product-row.js";
import type { ReadRow } from "../rows/read-row.js";
import type { RowError } from "../rows/row-error.js";
import { type FileKeys, type KeyChange, slugKey } from "./file-keys.js";
import type { KnownProducts } from "./known-products.js";

/**
 * What a row takes for itself: its product's address; of a product that keeps its address, the
 * variant, because rows about its others may follow.
 */
export function takenKey(row: ProductRow, target: ProductFields, current?: CurrentProduct): string {
  const isKept = current !== undefined && target.slug === current.fields.slug;
  const variant =
    isKept && row.sku
      ? currentVariantsOf(current).findIndex(({ fields }) => fields.sku === row.sku)
      : 0;
  return slugKey(variant > 0 ? `${target.slug} ${variant}` : target.slug);
}

/** The change of a product's address, which another product may have to give up for it. */
export function slugChange(
  { slug }: ProductFields,
  current: CurrentProduct | undefined,
  isOthers: boolean,
): KeyChange[] {
  const before = current?.fields.slug;
  if (before === slug) return [];
  return [
    {
      ...(isOthers && { wants: slugKey(slug) }),
      ...(before && { gives: slugKey(before) }),
      isNeeded: true,
    },
  ];
}

/** Two products cannot have one address; another product that has it may give it up. */
export function slugClash(
  row: ReadRow<ProductRow>,
  target: ProductFields,
  current: CurrentProduct | undefined,
  { file, known, keys }: { file: string; known: KnownProducts; keys: FileKeys },
): { problem: RowError; isOthers: boolean } | undefined {
  const owner = known.ownerOf(target.slug);
  const isOthers =
    owner !== undefined && owner.id !== current?.id && !keys.isFreed(slugKey(target.slug));
  // A row that is planned a second time does not stand in its own way.
  const taker = keys.taken.get(takenKey(row, target, current));
  const earlier = taker === row.row ? undefined : taker;
  if (target.slug !== "" && !isOthers && earlier === undefined) return undefined;
  const whose = isOthers
    ? `Another product has this address already: "${owner.fields.name}" (SKU ${owner.fields.sku}).`
    : `Row ${earlier} has this address already.`;
  const problem = {
    file,
    row: row.row,
    column: row.slug ? "Slug" : "Name",
    value: row.slug ?? target.name,
    reason: target.slug === "" ? "No address can be made of this name." : whose,
    fix: "Give it a slug of its own.",
  };
  return { problem, isOthers: isOthers && earlier === undefined };
}
