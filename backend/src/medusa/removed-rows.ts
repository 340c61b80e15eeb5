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

/** Rows that go and come back together, by tables and what finds them there. */
export type Parts = readonly (readonly [table: string, where: string])[];
export type Bindings = Readonly<Record<string, unknown>>;

/** Marks what hangs together as deleted, by one statement a table, all at one moment: the transaction's. */
export async function removeParts(database: Knex, parts: Parts, bindings: Bindings): Promise<void> {
  for (const [table, where] of parts) {
    await database.raw(
      `update "${table}" set deleted_at = now() where deleted_at is null and ${where}`,
      bindings as Record<string, Knex.RawBinding>,
    );
  }
}

/** Takes the marks of these moments back; what had been deleted before has another and stays away. */
export async function restoreParts(
  database: Knex,
  parts: Parts,
  bindings: Bindings,
  moments: readonly string[],
): Promise<void> {
  for (const [table, where] of parts) {
    await database.raw(
      `update "${table}" set deleted_at = null
        where deleted_at = any(:moments::timestamptz[]) and ${where}`,
      { ...bindings, moments } as unknown as Record<string, Knex.RawBinding>,
    );
  }
}
