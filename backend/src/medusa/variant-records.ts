import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { insertInventory } from "./inventory-records";
import { type NewVariant, type ProductPlace, variantTitle } from "./new-product";
import { insertPriceSets } from "./price-records";
import { type Parts, removeParts } from "./removed-rows";
import { insertInto, updateIn } from "./table-rows";
import { replaceVariantImages } from "./variant-images";

/** Adds variants to products, with prices, stock and pictures; values of options come after. */
export async function insertVariants(
  database: Knex,
  products: readonly { id: string; variants: readonly NewVariant[] }[],
  place: Pick<ProductPlace, "stockLocationId">,
): Promise<void> {
  const variants = products.flatMap(({ variants }) => variants);
  if (variants.length === 0) return;
  await insertInto(
    database,
    "product_variant",
    products.flatMap(({ id, variants }) =>
      variants.map(({ variantId, sku, rank, optionValues, weight, barcode, images }) => ({
        id: variantId,
        product_id: id,
        title: variantTitle(optionValues),
        sku,
        variant_rank: rank,
        weight,
        barcode: barcode || null,
        thumbnail: images[0] ?? null,
      })),
    ),
  );
  await insertPriceSets(database, variants);
  await insertInventory(database, variants, place);
  await replaceVariantImages(
    database,
    products.flatMap(({ id, variants }) =>
      variants
        .filter(({ images }) => images.length > 0)
        .map(({ variantId, images }) => ({ id: variantId, productId: id, images })),
    ),
  );
}

/** Calls variants by their values of the options. */
export function changeVariantTitles(
  database: Knex,
  variants: readonly { id: string; optionValues: readonly string[] }[],
): Promise<void> {
  const rows = variants.map(({ id, optionValues }) => ({ id, title: variantTitle(optionValues) }));
  return updateIn(database, "product_variant", rows);
}

/** Puts variants in order: the first of a product is its default one. */
export function rankVariants(
  database: Knex,
  variants: readonly { id: string; rank: number }[],
): Promise<void> {
  const rows = variants.map(({ id, rank }) => ({ id, variant_rank: rank }));
  return updateIn(database, "product_variant", rows);
}

/** Inventory items of the variants that no other variant is counted by. */
const OWN_INVENTORY = `select l.inventory_item_id from product_variant_inventory_item l
  where l.variant_id = any(:ids) and not exists (
    select 1 from product_variant_inventory_item o
    where o.inventory_item_id = l.inventory_item_id and o.deleted_at is null
      and o.variant_id <> all(:ids))`;

/** A variant with what its own row in Medusa's table says of it. */
export interface ChangedVariant {
  id: string;
  inventoryItemId: string | null;
  sku: string;
  weight: number | null;
  barcode: string;
}

/** Takes SKUs and bar codes from variants that are about to get others. */
export async function giveAwayKeys(
  database: Knex,
  variants: readonly Pick<ChangedVariant, "id" | "inventoryItemId">[],
): Promise<void> {
  await updateIn(
    database,
    "product_variant",
    variants.map(({ id }) => ({ id, sku: null, barcode: null })),
  );
  await updateIn(
    database,
    "inventory_item",
    variants.flatMap(({ inventoryItemId: id }) => (id ? [{ id, sku: null }] : [])),
  );
}

/** Changes what stands in the rows of variants; a variant and what it is counted by have one SKU. */
export async function changeVariants(
  database: Knex,
  variants: readonly ChangedVariant[],
): Promise<void> {
  await updateIn(
    database,
    "product_variant",
    variants.map(({ id, sku, weight, barcode }) => ({
      ...{ id, sku, weight },
      barcode: barcode || null,
    })),
  );
  await updateIn(
    database,
    "inventory_item",
    variants.flatMap(({ inventoryItemId: id, sku }) => (id ? [{ id, sku }] : [])),
  );
}

const OF_VARIANTS: Parts = [
  ["variant_merchandising", "variant_id = any(:ids)"],
  ["product_variant_product_image", "variant_id = any(:ids)"],
  [
    "price",
    "price_set_id in (select price_set_id from product_variant_price_set where variant_id = any(:ids))",
  ],
  [
    "price_set",
    "id in (select price_set_id from product_variant_price_set where variant_id = any(:ids))",
  ],
  ["product_variant_price_set", "variant_id = any(:ids)"],
  ["inventory_level", `inventory_item_id in (${OWN_INVENTORY})`],
  ["inventory_item", `id in (${OWN_INVENTORY})`],
  ["product_variant_inventory_item", "variant_id = any(:ids)"],
  ["product_variant", "id = any(:ids)"],
];

/** Removes variants as Medusa does: their rows stay, marked as deleted. */
export async function removeVariants(database: Knex, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await removeParts(database, OF_VARIANTS, { ids });
}
