import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Which variants a product is to have from then on. */
export interface VariantList {
  productId: string;
  variantIds: readonly string[];
}

/** The variants that these products have and that their lists leave out. */
export async function variantsLeftOut(
  database: Knex,
  lists: readonly VariantList[],
): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select v.id
       from jsonb_to_recordset(?::jsonb) as list("productId" text, "variantIds" jsonb)
       join product_variant v on v.product_id = list."productId" and v.deleted_at is null
      where v.id <> all(array(select jsonb_array_elements_text(list."variantIds")))`,
    [JSON.stringify(lists)],
  );
  return rows.map(({ id }) => id);
}
