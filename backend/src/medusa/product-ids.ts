import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** How many products there are, drafts and archived ones too. */
export async function countProducts(database: Knex): Promise<number> {
  const [row] = await database("product").whereNull("deleted_at").count({ count: "*" });
  return Number(row?.count ?? 0);
}

/** The next products by their ids, at most `limit`; those of all are walked through from `""`. */
export async function productIdsAfter(
  database: Knex,
  last: string,
  limit: number,
): Promise<string[]> {
  const present = database("product").whereNull("deleted_at").where("id", ">", last);
  return present.orderBy("id").limit(limit).pluck("id");
}

/** Those of these ids that are of products. */
export async function productIdsAmong(database: Knex, ids: readonly string[]): Promise<string[]> {
  return database("product").whereNull("deleted_at").whereIn("id", ids).pluck("id");
}
