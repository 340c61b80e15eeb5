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

/** Each batch of a filling is noted: one that has noted nothing for so long is not under way. */
const STALE_MINUTES = 2;

/**
 * Whether a version of a search index is about to be filled, or being filled, which makes all its
 * documents. One that failed, or was left by a process that ended, waits for the next start.
 */
export async function isIndexBeingFilled(database: Knex, index: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { is_filled: boolean }[] }>(
    `select exists (
       select 1 from search_index i
         join search_index_version v on v.search_index_id = i.id
           and v.status = 'building' and v.deleted_at is null
         left join lateral (
           select s.status, s.updated_at from search_index_sync s
             where s.search_index_version_id = v.id order by s.started_at desc limit 1) last on true
         where i.name = ? and last.status is distinct from 'failed'
           and coalesce(last.updated_at, v.updated_at) > now() - make_interval(mins => ?)
     ) as is_filled`,
    [index, STALE_MINUTES],
  );
  return rows[0]?.is_filled ?? false;
}
