import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { insertCategories, insertImages } from "./change-product-records";
import { newId } from "./new-id";
import type { NewProduct, ProductPlace } from "./new-product";
import { insertOptions } from "./option-records";
import { insertInto } from "./table-rows";
import { insertTags } from "./tag-records";
import { insertVariants } from "./variant-records";

/**
 * Creates products by one statement for each table that Medusa's `createProductsWorkflow` fills
 * (`same-as-workflow.spec.ts` compares them field by field): to be run in a transaction.
 */
export async function createProductRecords(
  database: Knex,
  products: readonly NewProduct[],
  place: ProductPlace,
): Promise<void> {
  await insertInto(
    database,
    "product",
    products.map(({ id, title, handle, description, status, images }) => ({
      ...{ id, title, handle, description, status },
      thumbnail: images[0]?.url ?? null,
    })),
  );
  await insertImages(database, products);
  await insertCategories(database, products);
  await insertTags(database, products);
  await insertInto(
    database,
    "product_sales_channel",
    products.map(({ id }) => ({
      id: newId("prodsc"),
      product_id: id,
      sales_channel_id: place.salesChannelId,
    })),
  );
  await insertInto(
    database,
    "product_shipping_profile",
    products.map(({ id }) => ({
      id: newId("prodsp"),
      product_id: id,
      shipping_profile_id: place.shippingProfileId,
    })),
  );
  await insertVariants(database, products, place);
  await insertOptions(database, products);
}
