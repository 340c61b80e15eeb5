import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Handles of products or categories that are `base` or begin with `base-`; slugs hold neither % nor _. */
export async function handlesLike(
  database: Knex,
  table: "product" | "product_category",
  base: string,
): Promise<Set<string>> {
  const rows: { handle: string }[] = await database(table)
    .select("handle")
    .whereNull("deleted_at")
    .where((where) => where.where("handle", base).orWhere("handle", "like", `${base}-%`));
  return new Set(rows.map(({ handle }) => handle));
}
