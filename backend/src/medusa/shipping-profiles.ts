import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { SPEC_LINES } from "./product-specs";

/** What the catalog says of goods that a parcel cannot take: a line of the specifications. */
interface OversizeLine {
  /** In lower case. */
  name: string;
  value: string;
}

/**
 * Medusa's shipping profile of each product, by the product's id: its own, where staff gave it one
 * beside the default; else, where the specifications call it oversize and the store has a profile
 * named "Oversize", that one; else the default. One statement: each cart asks.
 */
export async function readShippingProfiles(
  database: Knex,
  productIds: readonly string[],
  { oversize, defaultId }: { oversize: OversizeLine; defaultId: string },
): Promise<Map<string, string>> {
  const { rows } = await database.raw<{ rows: { product_id: string; profile_id: string }[] }>(
    `select good.id as product_id, coalesce(
       (select profile.id
          from product_shipping_profile link
          join shipping_profile profile on profile.id = link.shipping_profile_id
         where link.product_id = good.id and link.deleted_at is null
           and profile.deleted_at is null and profile.type <> 'default'
         order by profile.id limit 1),
       (select profile.id
          from shipping_profile profile
         where lower(trim(profile.name)) = 'oversize' and profile.deleted_at is null
           and exists (
             select 1 from ${SPEC_LINES}
              where l.product_id = good.id and l.deleted_at is null
                and lower(trim(s.line ->> 'name')) = ?
                and trim(s.line ->> 'value') = ?)
         order by profile.id limit 1),
       ?) as profile_id
      from unnest(?::text[]) as good(id)`,
    [oversize.name, oversize.value, defaultId, productIds] as unknown as Knex.RawBinding[],
  );
  return new Map(rows.map(({ product_id, profile_id }) => [product_id, profile_id]));
}
