import { isDeepStrictEqual } from "node:util";
import type { CurrentProduct, ProductFields } from "@eldercare/catalog-import";
import { dollarsFromCents } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { linkMerchandising } from "./create-products";
import { newId } from "./new-id";
import {
  IMAGE_COLUMNS,
  imageRows,
  LEVEL_COLUMNS,
  levelRow,
  MERCHANDISING_COLUMNS,
  merchandisingRow,
  PRICE_COLUMNS,
  priceRow,
  rawAmount,
  stockOf,
} from "./product-rows";
import { deleteRows, insertRows, updateRows } from "./table-rows";
import type { WriteContext } from "./write-context";

/** A product and what it shall become; only what differs is written. */
export interface ProductChange {
  current: CurrentProduct;
  target: ProductFields;
}

const PRODUCT_FIELDS = ["name", "slug", "description", "status", "images"] as const;
const MERCHANDISING_FIELDS = [
  "featured",
  "discountPercentage",
  "specs",
  "rating",
  "reviewCount",
  "nameFr",
  "descriptionFr",
] as const;

/** Brings products to what a file says of them, by one statement a table: to be run in a transaction. */
export async function updateProducts(
  database: Knex,
  changes: readonly ProductChange[],
  context: WriteContext,
): Promise<void> {
  await updateRows(
    database,
    "product",
    { title: "text", handle: "text", description: "text", status: "text", thumbnail: "text" },
    changes.filter(differsIn(...PRODUCT_FIELDS)).map(({ current, target }) => ({
      id: current.id,
      title: target.name,
      handle: target.slug,
      description: target.description,
      status: target.status,
      thumbnail: target.images[0]?.url ?? null,
    })),
  );
  await changeSkus(database, changes.filter(differsIn("sku")));
  await changeImages(database, changes.filter(differsIn("images")));
  await moveCategories(database, changes.filter(differsIn("categorySlug")), context);
  await changeStock(database, changes, context);
  await changePrices(database, changes, context);
  await changeMerchandising(database, changes.filter(differsIn(...MERCHANDISING_FIELDS)));
}

function differsIn(...fields: (keyof ProductFields)[]) {
  return ({ current, target }: ProductChange) =>
    fields.some((field) => !isDeepStrictEqual(current.fields[field], target[field]));
}

async function changeSkus(database: Knex, changes: readonly ProductChange[]): Promise<void> {
  const sku = { sku: "text" };
  const rows = changes.map(({ current, target }) => ({ id: current.variantId, sku: target.sku }));
  await updateRows(database, "product_variant", sku, rows);
  await updateRows(
    database,
    "inventory_item",
    sku,
    changes.flatMap(({ current, target }) =>
      current.inventoryItemId ? [{ id: current.inventoryItemId, sku: target.sku }] : [],
    ),
  );
}

async function changeImages(database: Knex, changes: readonly ProductChange[]): Promise<void> {
  const ids = changes.map(({ current }) => current.id);
  await deleteRows(database, "image", "product_id", ids);
  await insertRows(
    database,
    "image",
    IMAGE_COLUMNS,
    changes.flatMap(({ current, target }) => imageRows(current.id, target.images)),
  );
}

async function moveCategories(
  database: Knex,
  changes: readonly ProductChange[],
  { categoryIds }: WriteContext,
): Promise<void> {
  const ids = changes.map(({ current }) => current.id);
  await deleteRows(database, "product_category_product", "product_id", ids);
  await insertRows(
    database,
    "product_category_product",
    { product_id: "text", product_category_id: "text" },
    changes.flatMap(({ current, target }) => {
      const categoryId = target.categorySlug ? categoryIds.get(target.categorySlug) : undefined;
      return categoryId ? [{ product_id: current.id, product_category_id: categoryId }] : [];
    }),
  );
}

async function changeStock(
  database: Knex,
  changes: readonly ProductChange[],
  { store }: WriteContext,
): Promise<void> {
  const counted = changes.flatMap(({ current, target }) =>
    current.inventoryItemId && (!current.hasStockLevel || current.fields.stock !== target.stock)
      ? [{ itemId: current.inventoryItemId, isThere: current.hasStockLevel, stock: target.stock }]
      : [],
  );
  await insertRows(
    database,
    "inventory_level",
    LEVEL_COLUMNS,
    counted
      .filter(({ isThere }) => !isThere)
      .map(({ itemId, stock }) => levelRow(itemId, store.stockLocationId, stock)),
  );
  const known = counted.filter(({ isThere }) => isThere);
  if (known.length === 0) return;
  await database.raw(
    `update inventory_level l set stocked_quantity = x.stocked_quantity,
        raw_stocked_quantity = x.raw_stocked_quantity, updated_at = now()
      from jsonb_to_recordset(?::jsonb)
        as x(item_id text, stocked_quantity numeric, raw_stocked_quantity jsonb)
      where l.inventory_item_id = x.item_id and l.location_id = ? and l.deleted_at is null`,
    [
      JSON.stringify(known.map(({ itemId, stock }) => ({ item_id: itemId, ...stockOf(stock) }))),
      store.stockLocationId,
    ],
  );
}

async function changePrices(
  database: Knex,
  changes: readonly ProductChange[],
  { store }: WriteContext,
): Promise<void> {
  const amount = { amount: "numeric", raw_amount: "jsonb" };
  const priced = changes.flatMap(({ current, target }) => {
    if (!current.priceSetId) return [];
    const setId = current.priceSetId;
    const original =
      current.fields.originalCents === target.originalCents
        ? []
        : [{ setId, id: current.basePriceId, cents: target.originalCents, listId: null }];
    const sale =
      current.fields.saleCents === target.saleCents
        ? []
        : [
            {
              setId,
              id: current.salePriceId,
              cents: target.saleCents,
              listId: store.salePriceListId,
            },
          ];
    return [...original, ...sale];
  });
  await updateRows(
    database,
    "price",
    amount,
    priced.flatMap(({ id, cents }) =>
      id && cents !== null
        ? [{ id, amount: dollarsFromCents(cents), raw_amount: rawAmount(dollarsFromCents(cents)) }]
        : [],
    ),
  );
  await insertRows(
    database,
    "price",
    PRICE_COLUMNS,
    priced.flatMap(({ id, setId, cents, listId }) =>
      id === null && cents !== null ? [priceRow(setId, cents, listId)] : [],
    ),
  );
  await deleteRows(
    database,
    "price",
    "id",
    priced.flatMap(({ id, cents }) => (id !== null && cents === null ? [id] : [])),
  );
}

async function changeMerchandising(
  database: Knex,
  changes: readonly ProductChange[],
): Promise<void> {
  const known = changes.flatMap(({ current, target }) =>
    current.merchandisingId ? [merchandisingRow(current.merchandisingId, target)] : [],
  );
  await updateRows(database, "product_merchandising", MERCHANDISING_COLUMNS, known);
  const made = changes
    .filter(({ current }) => current.merchandisingId === null)
    .map(({ current, target }) => ({
      id: current.id,
      merchandisingId: newId("pmer"),
      target,
    }));
  await insertRows(
    database,
    "product_merchandising",
    { id: "text", ...MERCHANDISING_COLUMNS },
    made.map(({ merchandisingId, target }) => merchandisingRow(merchandisingId, target)),
  );
  await linkMerchandising(database, made);
}
