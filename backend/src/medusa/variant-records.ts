import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "./new-id";
import { type NewProduct, OPTION, OPTION_VALUE, VARIANT } from "./new-product";
import { insertInto } from "./table-rows";

/** A product has one variant, which Medusa knows by the one value of its one option. */
export async function insertVariants(
  database: Knex,
  products: readonly Pick<NewProduct, "id" | "variantId" | "sku">[],
): Promise<void> {
  const made = products.map(({ id, variantId, sku }) => ({
    id,
    variantId,
    sku,
    optionId: newId("opt"),
    valueId: newId("optval"),
    productOptionId: newId("prodopt"),
  }));
  await insertInto(
    database,
    "product_option",
    made.map(({ optionId }) => ({ id: optionId, title: OPTION, is_exclusive: true })),
  );
  await insertInto(
    database,
    "product_option_value",
    made.map(({ valueId, optionId }) => ({
      id: valueId,
      option_id: optionId,
      value: OPTION_VALUE,
    })),
  );
  await insertInto(
    database,
    "product_product_option",
    made.map(({ productOptionId, id, optionId }) => ({
      id: productOptionId,
      product_id: id,
      product_option_id: optionId,
    })),
  );
  await insertInto(
    database,
    "product_product_option_value",
    made.map(({ productOptionId, valueId }) => ({
      id: newId("prodoptval"),
      product_product_option_id: productOptionId,
      product_option_value_id: valueId,
    })),
  );
  await insertInto(
    database,
    "product_variant",
    made.map(({ variantId, id, sku }) => ({
      id: variantId,
      product_id: id,
      title: VARIANT,
      sku,
      variant_rank: 0,
    })),
  );
  await insertInto(
    database,
    "product_variant_option",
    made.map(({ variantId, valueId }) => ({ variant_id: variantId, option_value_id: valueId })),
  );
}
