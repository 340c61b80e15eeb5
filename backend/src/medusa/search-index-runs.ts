import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** How many documents Medusa's fillings of search indexes have written that began since then. */
export async function documentsWrittenSince(database: Knex, since: Date): Promise<number> {
  const { rows } = await database.raw<{ rows: { documents: number }[] }>(
    `select coalesce(sum(documents_synced), 0)::int as documents
      from search_index_sync where started_at >= ?`,
    [since],
  );
  return rows[0]?.documents ?? 0;
}
