import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { waitingOrdersOf } from "./waiting-orders";

/** Set in the metadata of a product that staff removed while somebody still waits for one: it is in no list any more. */
export const ARCHIVED_KEY = "archived_at";

/** SQL of a product `p`: neither deleted nor archived. */
export const IN_SHOP = `p.deleted_at is null and p.metadata->>'${ARCHIVED_KEY}' is null`;

const asBindings = (...values: unknown[]) => values as Knex.RawBinding[];

/** Those of the products that somebody still waits for. */
export async function awaitedProducts(
  database: Knex,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await waitingOrdersOf(database, "product", ids)).keys());
}

/**
 * Takes products out of every list while Medusa can still send them. Their slugs are free for other
 * products from now on.
 */
export async function archiveProducts(database: Knex, ids: readonly string[]): Promise<void> {
  await database.raw(
    `update product set status = 'draft', handle = handle || '-' || lower(right(id, 8)),
        metadata = coalesce(metadata, '{}') || jsonb_build_object(?::text, ?::text),
        updated_at = now()
      where id = any(?)`,
    asBindings(ARCHIVED_KEY, new Date().toISOString(), ids),
  );
}

/** Puts archived products back as they were; answers how many were archived. */
export async function unarchiveProducts(
  database: Knex,
  products: readonly { id: string; slug: string; status: string }[],
): Promise<number> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `update product p set status = x.status, handle = x.slug,
        metadata = nullif(p.metadata - ?::text, '{}'), updated_at = now()
      from jsonb_to_recordset(?::jsonb) as x(id text, slug text, status text)
      where p.id = x.id and p.deleted_at is null and p.metadata->>? is not null`,
    asBindings(ARCHIVED_KEY, JSON.stringify(products), ARCHIVED_KEY),
  );
  return rowCount;
}

/** Ids of the archived products that no import, taken back, would return. */
export async function listArchivedProducts(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select p.id from product p
      where p.deleted_at is null and p.metadata->>? is not null
        and not exists (select 1 from catalog_import_change c
          where c.entity_id = p.id and c.before is not null and c.after is null)`,
    [ARCHIVED_KEY],
  );
  return rows.map(({ id }) => id);
}
