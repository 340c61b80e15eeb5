import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { IN_SHOP } from "./archived-products";

/** The slugs of products that are named by slug or by the SKU of any of their variants; by what was named. */
export async function slugsOfNamed(
  database: Knex,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await database.raw<{ rows: { name: string; slug: string }[] }>(
    `select distinct on (found.name) found.name, p.handle as slug
       from (
         select n.name, named.id
           from unnest(?::text[]) as n(name)
           join product named on named.handle = n.name and named.deleted_at is null
         union all
         select n.name, v.product_id
           from unnest(?::text[]) as n(name)
           join product_variant v on v.sku = n.name and v.deleted_at is null
       ) as found
       join product p on p.id = found.id and ${IN_SHOP}
      order by found.name, p.handle = found.name desc`,
    [names, names] as unknown as Knex.RawBinding[],
  );
  return new Map(rows.map(({ name, slug }) => [name, slug]));
}
