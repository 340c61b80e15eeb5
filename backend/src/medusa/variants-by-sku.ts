import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/**
 * A SKU as it is searched, as SQL over a variant's row. An index holds the very same expression
 * (`migration-scripts/index-skus.ts`): change both together, under a new name of the index.
 */
export const SKU_TEXT = `lower(sku) collate "C"`;

/** The ids of at most `limit` variants whose SKU begins so, in lower case; removed ones too, which were sold. */
export async function variantsBySku(
  database: Knex,
  beginning: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select id from product_variant where ${SKU_TEXT} like ? order by ${SKU_TEXT} limit ?`,
    [`${beginning.replace(/[\\%_]/g, "\\$&")}%`, limit],
  );
  return rows.map(({ id }) => id);
}
