import type { ProductFields } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "../../../medusa/new-id";
import { insertRows, updateRows } from "../../../medusa/table-rows";
import { categoryIdsOf, type WriteContext } from "./write-context";

/** A row of the module `merchandising`, by its id, and what it shall say. */
interface Merchandised {
  merchandisingId: string;
  fields: ProductFields;
}

const COLUMNS = {
  featured: "boolean",
  discount_percentage: "int",
  specs: "jsonb",
  rating: "real",
  review_count: "int",
  name_fr: "text",
  description_fr: "text",
  brand: "text",
  meta_title: "text",
  meta_description: "text",
  main_category_id: "text",
};

/** What Medusa lacks of products (decision 013), made and linked to them. */
export async function insertMerchandising(
  database: Knex,
  products: readonly (Merchandised & { id: string })[],
  context: WriteContext,
): Promise<void> {
  await insertRows(
    database,
    "product_merchandising",
    { id: "text", ...COLUMNS },
    products.map((product) => rowOf(product, context)),
  );
  await insertRows(
    database,
    "product_product_merchandising_product_merchandising",
    { id: "text", product_id: "text", product_merchandising_id: "text" },
    products.map(({ id, merchandisingId }) => ({
      id: newId("link"),
      product_id: id,
      product_merchandising_id: merchandisingId,
    })),
  );
}

export function updateMerchandising(
  database: Knex,
  products: readonly Merchandised[],
  context: WriteContext,
): Promise<void> {
  const rows = products.map((product) => rowOf(product, context));
  return updateRows(database, "product_merchandising", COLUMNS, rows);
}

function rowOf({ merchandisingId, fields }: Merchandised, context: WriteContext) {
  const [mainCategoryId, ...others] = categoryIdsOf(fields, context);
  return {
    id: merchandisingId,
    featured: fields.featured,
    discount_percentage: fields.discountPercentage,
    specs: fields.specs,
    rating: fields.rating,
    review_count: fields.reviewCount,
    name_fr: fields.nameFr || null,
    description_fr: fields.descriptionFr || null,
    brand: fields.brand || null,
    meta_title: fields.metaTitle || null,
    meta_description: fields.metaDescription || null,
    // The only one needs no word, and gives way to a narrower one that staff add in Medusa Admin.
    main_category_id: others.length > 0 ? mainCategoryId : null,
  };
}
