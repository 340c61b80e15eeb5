import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Marks a row as deleted, as Medusa does; answers whether it was there. */
export async function removeRow(database: Knex, table: string, id: string): Promise<boolean> {
  const count = await database(table)
    .where({ id })
    .whereNull("deleted_at")
    .update({ deleted_at: database.fn.now() });
  return count > 0;
}

/** Takes the mark back; answers whether there was one. */
export async function restoreRow(database: Knex, table: string, id: string): Promise<boolean> {
  const count = await database(table)
    .where({ id })
    .whereNotNull("deleted_at")
    .update({ deleted_at: null });
  return count > 0;
}
