import type { CurrentProduct, ProductFields } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
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
} from "./product-rows";
import { insertRows } from "./table-rows";
import type { WriteContext } from "./write-context";

const OPTION = "Default option";
const OPTION_VALUE = "Default option value";
const VARIANT = "Default variant";

interface NewProduct extends CurrentProduct {
  priceSetId: string;
  inventoryItemId: string;
  merchandisingId: string;
}

const linkIds = { id: "text" };

/**
 * Creates products with everything that the shop shows of them, by one statement for each table
 * that Medusa's `createProductsWorkflow` fills (`same-as-workflow.spec.ts` compares them field by
 * field): to be run in a transaction.
 */
export async function createProducts(
  database: Knex,
  targets: readonly ProductFields[],
  { store, categoryIds }: WriteContext,
): Promise<CurrentProduct[]> {
  const products = targets.map(newProduct);
  const insert = (
    table: string,
    columns: Record<string, string>,
    rowOf: (product: NewProduct) => Record<string, unknown>[],
  ) => insertRows(database, table, columns, products.flatMap(rowOf));

  await insert(
    "product",
    {
      ...linkIds,
      title: "text",
      handle: "text",
      description: "text",
      status: "text",
      thumbnail: "text",
    },
    ({ id, fields }) => [
      {
        id,
        title: fields.name,
        handle: fields.slug,
        description: fields.description,
        status: fields.status,
        thumbnail: fields.images[0]?.url ?? null,
      },
    ],
  );
  await insert("image", IMAGE_COLUMNS, ({ id, fields }) => imageRows(id, fields.images));
  await insertOptions(database, products);
  await insert(
    "product_category_product",
    { product_id: "text", product_category_id: "text" },
    ({ id, fields }) => {
      const categoryId = fields.categorySlug ? categoryIds.get(fields.categorySlug) : undefined;
      return categoryId ? [{ product_id: id, product_category_id: categoryId }] : [];
    },
  );
  await insert(
    "product_sales_channel",
    { ...linkIds, product_id: "text", sales_channel_id: "text" },
    ({ id }) => [{ id: newId("prodsc"), product_id: id, sales_channel_id: store.salesChannelId }],
  );
  await insert(
    "product_shipping_profile",
    { ...linkIds, product_id: "text", shipping_profile_id: "text" },
    ({ id }) => [
      { id: newId("prodsp"), product_id: id, shipping_profile_id: store.shippingProfileId },
    ],
  );
  await insert("price_set", linkIds, ({ priceSetId }) => [{ id: priceSetId }]);
  await insert("price", PRICE_COLUMNS, ({ priceSetId, fields }) => [
    priceRow(priceSetId, fields.originalCents, null),
    ...(fields.saleCents === null
      ? []
      : [priceRow(priceSetId, fields.saleCents, store.salePriceListId)]),
  ]);
  await insert(
    "product_variant_price_set",
    { ...linkIds, variant_id: "text", price_set_id: "text" },
    ({ variantId, priceSetId }) => [
      { id: newId("pvps"), variant_id: variantId, price_set_id: priceSetId },
    ],
  );
  await insert(
    "inventory_item",
    { ...linkIds, sku: "text", title: "text", description: "text" },
    ({ inventoryItemId, fields }) => [
      { id: inventoryItemId, sku: fields.sku, title: VARIANT, description: VARIANT },
    ],
  );
  await insert("inventory_level", LEVEL_COLUMNS, ({ inventoryItemId, fields }) => [
    levelRow(inventoryItemId, store.stockLocationId, fields.stock),
  ]);
  await insert(
    "product_variant_inventory_item",
    { ...linkIds, variant_id: "text", inventory_item_id: "text" },
    ({ variantId, inventoryItemId }) => [
      { id: newId("pvitem"), variant_id: variantId, inventory_item_id: inventoryItemId },
    ],
  );
  await insert(
    "product_merchandising",
    { ...linkIds, ...MERCHANDISING_COLUMNS },
    ({ merchandisingId, fields }) => [merchandisingRow(merchandisingId, fields)],
  );
  await linkMerchandising(database, products);
  return products;
}

/** A product has one variant, which Medusa knows by the one value of its one option. */
async function insertOptions(database: Knex, products: readonly NewProduct[]): Promise<void> {
  const made = products.map(({ id, variantId, fields }) => ({
    id,
    variantId,
    sku: fields.sku,
    optionId: newId("opt"),
    valueId: newId("optval"),
    productOptionId: newId("prodopt"),
  }));
  await insertRows(
    database,
    "product_option",
    { ...linkIds, title: "text", is_exclusive: "boolean" },
    made.map(({ optionId }) => ({ id: optionId, title: OPTION, is_exclusive: true })),
  );
  await insertRows(
    database,
    "product_option_value",
    { ...linkIds, option_id: "text", value: "text" },
    made.map(({ valueId, optionId }) => ({
      id: valueId,
      option_id: optionId,
      value: OPTION_VALUE,
    })),
  );
  await insertRows(
    database,
    "product_product_option",
    { ...linkIds, product_id: "text", product_option_id: "text" },
    made.map(({ productOptionId, id, optionId }) => ({
      id: productOptionId,
      product_id: id,
      product_option_id: optionId,
    })),
  );
  await insertRows(
    database,
    "product_product_option_value",
    { ...linkIds, product_product_option_id: "text", product_option_value_id: "text" },
    made.map(({ productOptionId, valueId }) => ({
      id: newId("prodoptval"),
      product_product_option_id: productOptionId,
      product_option_value_id: valueId,
    })),
  );
  await insertRows(
    database,
    "product_variant",
    { ...linkIds, product_id: "text", title: "text", sku: "text", variant_rank: "int" },
    made.map(({ variantId, id, sku }) => ({
      id: variantId,
      product_id: id,
      title: VARIANT,
      sku,
      variant_rank: 0,
    })),
  );
  await insertRows(
    database,
    "product_variant_option",
    { variant_id: "text", option_value_id: "text" },
    made.map(({ variantId, valueId }) => ({ variant_id: variantId, option_value_id: valueId })),
  );
}

/** Joins products with their merchandising rows. */
export async function linkMerchandising(
  database: Knex,
  products: readonly { id: string; merchandisingId: string }[],
): Promise<void> {
  await insertRows(
    database,
    "product_product_merchandising_product_merchandising",
    { ...linkIds, product_id: "text", product_merchandising_id: "text" },
    products.map(({ id, merchandisingId }) => ({
      id: newId("link"),
      product_id: id,
      product_merchandising_id: merchandisingId,
    })),
  );
}

function newProduct(fields: ProductFields): NewProduct {
  return {
    id: newId("prod"),
    variantId: newId("variant"),
    priceSetId: newId("pset"),
    basePriceId: null,
    inventoryItemId: newId("iitem"),
    hasStockLevel: true,
    salePriceId: null,
    merchandisingId: newId("pmer"),
    categorySlugs: fields.categorySlug ? [fields.categorySlug] : [],
    reserved: 0,
    isPlain: true,
    fields,
  };
}
