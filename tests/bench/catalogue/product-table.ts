import { setTimeout as sleep } from "node:timers/promises";

/** A connection of any client to the shop's database. */
interface Database {
  query(sql: string): PromiseLike<{ rows: Record<string, unknown>[] }>;
}

/** The name of the table in which the shop's index keeps products now. */
export async function productTable(database: Database): Promise<string> {
  const { rows } = await database.query(
    `select physical_name from search_index_version
      where status = 'ready' and physical_name like 'product%' order by version desc limit 1`,
  );
  return `search_typed_${rows[0]?.physical_name}`;
}

/**
 * Ends when the index holds every product as this version of the shop writes them: while an upgrade
 * fills it anew, lists read Medusa's tables. Then the database's statistics are made anew.
 */
export async function waitForIndex(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.query(
      `select not exists (select 1 from product_change)
        and not exists (select 1 from search_index_version where status = 'building')
        and (select count(*) from "${await productTable(database)}")
          >= (select count(*) from product where deleted_at is null) as is_done`,
    );
    if (rows[0]?.is_done) break;
    await sleep(500);
  }
  await database.query("vacuum analyze");
}
