import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** What staff set up once, by Medusa's names; null where they have not. */
export interface StorePlace {
  id: string;
  default_sales_channel_id: string | null;
  default_region_id: string | null;
  default_location_id: string | null;
  metadata: Record<string, unknown> | null;
  shipping_profile_id: string | null;
  /** Locations that serve the default sales channel. */
  stock_location_ids: string[];
}

/** The store with what belongs to it; undefined before the first start. One statement: each order asks. */
export async function readStorePlace(database: Knex): Promise<StorePlace | undefined> {
  const { rows } = await database.raw<{ rows: StorePlace[] }>(
    `select store.id, store.default_sales_channel_id, store.default_region_id,
       store.default_location_id, store.metadata,
       (select profile.id from shipping_profile profile
         where profile.type = 'default' and profile.deleted_at is null
         order by profile.id limit 1) as shipping_profile_id,
       array(select location.id
               from sales_channel_stock_location link
               join stock_location location on location.id = link.stock_location_id
               join sales_channel channel on channel.id = link.sales_channel_id
              where link.sales_channel_id = store.default_sales_channel_id
                and link.deleted_at is null and location.deleted_at is null
                and channel.deleted_at is null
              order by location.id) as stock_location_ids
     from store where store.deleted_at is null order by store.id limit 1`,
  );
  return rows[0];
}

/** What staff call the store; empty before the first start. */
export async function readStoreName(database: Knex): Promise<string> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    "select name from store where deleted_at is null order by id limit 1",
  );
  return rows[0]?.name ?? "";
}
