import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Those of the products that are published; the others are drafts, or wait to be looked at. */
export async function publishedProducts(
  database: Knex,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database("product")
    .whereIn("id", ids)
    .where({ status: "published" })
    .select<{ id: string }[]>("id");
  return new Set(rows.map(({ id }) => id));
}
