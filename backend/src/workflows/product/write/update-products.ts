import { isDeepStrictEqual } from "node:util";
import type { ProductFields } from "@eldercare/catalog-import";
import { dollarsFromCents } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { changedStock, changeStock } from "./change-stock";
import { linkMerchandising } from "./create-products";
import { newId } from "./new-id";
import {
  IMAGE_COLUMNS,
  imageRows,
  MERCHANDISING_COLUMNS,
  merchandisingRow,
  PRICE_COLUMNS,
  priceRow,
  rawAmount,
} from "./product-rows";
import { deleteRows, insertRows, updateRows } from "./table-rows";
import type { ProductChange, WriteContext } from "./write-context";

const PRODUCT_FIELDS = ["name", "slug", "description", "status"] as const;
const MERCHANDISING_FIELDS = [
  "featured",
  "discountPercentage",
  "specs",
  "rating",
  "reviewCount",
  "nameFr",
  "descriptionFr",
] as const;

/**
 * Brings products to what staff or a file say of them, by one statement a table: to be run in a
 * transaction that holds the locks of the changed stock.
 */
export async function updateProducts(
  database: Knex,
  changes: readonly ProductChange[],
  context: WriteContext,
): Promise<void> {
  await updateRows(
    database,
    "product",
    { title: "text", handle: "text", description: "text", status: "text" },
    changes.filter(differsIn(...PRODUCT_FIELDS)).map(({ current, target }) => ({
      id: current.id,
      title: target.name,
      handle: target.slug,
      description: target.description,
      status: target.status,
    })),
  );
  await changeSkus(database, changes.filter(differsIn("sku")));
  await changeImages(database, changes.filter(differsIn("images")));
  await moveCategories(database, changes.filter(differsIn("categorySlug")), context);
  await changeStock(database, changedStock(changes), context.store.stockLocationId);
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
  await updateRows(
    database,
    "product",
    { thumbnail: "text" },
    changes.map(({ current: { id }, target }) => ({
      id,
      thumbnail: target.images[0]?.url ?? null,
    })),
  );
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
    // An entry that lowered nothing could lower a new price: then it goes.
    const isSaleLeft = target.saleCents === null && current.salePriceId !== null;
    const sale =
      current.fields.saleCents === target.saleCents && !(isSaleLeft && original.length > 0)
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
