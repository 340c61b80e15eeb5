import type { CurrentProduct, ProductFields } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { createProductRecords } from "../../../medusa/create-product-records";
import { newId } from "../../../medusa/new-id";
import type { NewProduct } from "../../../medusa/new-product";
import { insertMerchandising } from "./merchandising-rows";
import { type MadeVariant, madeVariant, newVariantRecord } from "./new-variant";
import { replaceVariantDiscounts } from "./variant-discounts";
import { categoryIdsOf, type WriteContext } from "./write-context";

/** A product that nobody else knows yet: all its parts have ids. */
interface MadeProduct extends CurrentProduct {
  merchandisingId: string;
  /** The default one first. */
  variants: readonly MadeVariant[];
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
  await insertMerchandising(database, products, context);
  await replaceVariantDiscounts(
    database,
    products.map(({ fields, variants }) => ({ percent: fields.discountPercentage, variants })),
  );
  return products;
}

function medusaRecord({ id, variants, fields }: MadeProduct, context: WriteContext): NewProduct {
  return {
    id,
    title: fields.name,
    handle: fields.slug,
    description: fields.description,
    status: fields.status,
    categoryIds: categoryIdsOf(fields, context),
    tags: fields.tags,
    images: fields.images,
    options: fields.options,
    variants: variants.map((variant, rank) => newVariantRecord(variant, rank, context)),
  };
}

function madeProduct(fields: ProductFields): MadeProduct {
  const first = madeVariant(fields);
  const furtherVariants = fields.furtherVariants.map((variant) => madeVariant(variant));
  return {
    ...first,
    id: newId("prod"),
    furtherVariants,
    variants: [first, ...furtherVariants],
    merchandisingId: newId("pmer"),
    isPlain: true,
  };
}
