import type { CurrentProduct, ProductFields } from "@eldercare/catalog-import";
import { dollarsFromCents } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { createProductRecords } from "../../../medusa/create-product-records";
import { newId } from "../../../medusa/new-id";
import type { NewProduct } from "../../../medusa/new-product";
import { insertMerchandising } from "./merchandising-rows";
import type { WriteContext } from "./write-context";

/** A product that nobody else knows yet: all its parts have ids. */
interface MadeProduct extends CurrentProduct {
  priceSetId: string;
  inventoryItemId: string;
  merchandisingId: string;
}

/**
 * Creates products with everything that the shop shows of them, by one statement a table: to be run
 * in a transaction.
 */
export async function createProducts(
  database: Knex,
  targets: readonly ProductFields[],
  context: WriteContext,
): Promise<CurrentProduct[]> {
  const products = targets.map(madeProduct);
  const records = products.map((product) => medusaRecord(product, context));
  await createProductRecords(database, records, context.store);
  await insertMerchandising(database, products);
  return products;
}

function medusaRecord(
  { id, variantId, priceSetId, inventoryItemId, fields }: MadeProduct,
  { store, categoryIds }: WriteContext,
): NewProduct {
  const base = { amount: dollarsFromCents(fields.originalCents), priceListId: null };
  const sale = fields.saleCents === null ? [] : [dollarsFromCents(fields.saleCents)];
  return {
    ...{ id, variantId, priceSetId, inventoryItemId },
    title: fields.name,
    handle: fields.slug,
    description: fields.description,
    status: fields.status,
    sku: fields.sku,
    categoryId: categoryIds.get(fields.categorySlug ?? "") ?? null,
    images: fields.images,
    prices: [base, ...sale.map((amount) => ({ amount, priceListId: store.salePriceListId }))],
    onHand: fields.onHand,
  };
}

function madeProduct(fields: ProductFields): MadeProduct {
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
